public import SudokuSolver
public import SudokuTechniques

/// A generated puzzle with what is known about it.
public struct Puzzle: Hashable, Sendable {
  /// The givens.
  public let grid: SudokuGrid
  /// The only way to fill the rest.
  public let solution: SudokuGrid
  /// The grade, always of the level that was asked for.
  public let grade: Grade
  /// How many minimal puzzles were looked at to find this one.
  public let attempts: Int
}
