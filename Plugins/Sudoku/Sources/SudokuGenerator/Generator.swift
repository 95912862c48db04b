import SudokuSolver
public import SudokuTechniques

/// Makes puzzles from seeds.
///
/// A seed and a level name one puzzle, the same on every platform and for as long as neither this
/// file nor the techniques up to that level change; tests pin some. A puzzle has exactly one
/// solution, loses it when any given is taken away, is finished by the techniques of its level, and
/// needs at least one of them that the level below lacks.
public enum Generator {
  /// The puzzle that a seed stands for at a level.
  public static func generate(_ level: Level, seed: UInt64) -> Puzzle {
    var search = PuzzleSearch(level, seed: seed)
    while true {
      if let puzzle = search.attempt() { return puzzle }
    }
  }

  /// Takes givens away in random order, each unless that would admit a second solution.
  ///
  /// One pass is enough: a given that is needed stays needed when others go.
  static func minimalPuzzle(of solution: SudokuGrid, _ random: inout SeededRandom) -> SudokuGrid {
    var puzzle = solution
    var order = Array(0..<81)
    random.shuffle(&order)
    for index in order {
      let cell = Cell(index: index)
      guard let digit = puzzle[cell] else { continue }
      puzzle[cell] = nil
      if Solver.hasSolution(puzzle, excluding: digit, at: cell) { puzzle[cell] = digit }
    }
    return puzzle
  }

  static func grade(_ puzzle: SudokuGrid, ifExactly level: Level) -> Grade? {
    let path = SolutionPath(puzzle, upTo: level)
    return path.grade.level == level ? path.grade : nil
  }
}
