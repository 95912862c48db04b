public import SudokuTechniques

/// The search for the puzzle that a seed stands for, attempt by attempt, for who must not wait long.
public struct PuzzleSearch: Sendable {
  private let level: Level
  private var random: SeededRandom
  /// How many minimal puzzles were looked at.
  public private(set) var attempts = 0

  /// Begins the search that `Generator.generate` carries through at once.
  public init(_ level: Level, seed: UInt64) {
    self.level = level
    random = SeededRandom(seed: seed)
  }

  /// Looks at one more minimal puzzle; nil when it is not of the level.
  public mutating func attempt() -> Puzzle? {
    attempts += 1
    let solution = SolvedGrid.random(&random)
    let grid = Generator.minimalPuzzle(of: solution, &random)
    return Generator.grade(grid, ifExactly: level).map {
      Puzzle(grid: grid, solution: solution, grade: $0, attempts: attempts)
    }
  }
}
