public import SudokuSolver

/// A digit in a cell, as a possibility, a placement or an elimination.
public struct Candidate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The cell.
  public let cell: Cell
  /// The digit, 1 through 9.
  public let digit: Int

  /// Pairs a cell with a digit.
  public init(_ digit: Int, at cell: Cell) {
    self.cell = cell
    self.digit = digit
  }

  /// The digit and the cell in the usual notation: `4r3c6`.
  public var description: String { "\(digit)\(cell)" }

  /// Orders by digit, then as the cells are read.
  public static func < (left: Candidate, right: Candidate) -> Bool {
    (left.digit, left.cell.index) < (right.digit, right.cell.index)
  }
}
