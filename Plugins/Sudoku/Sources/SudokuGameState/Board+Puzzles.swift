import SudokuGenerator
import SudokuSolver
public import SudokuTechniques

extension Board {
  /// Starts the puzzle that a seed stands for at a level.
  public init(_ level: Level, seed: UInt64) {
    let puzzle = Generator.generate(level, seed: seed)
    self.init(puzzle.grid, verdict: .unique(solution: puzzle.solution))
  }
}
