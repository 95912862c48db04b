/// One of the 81 squares of a grid, numbered row by row from 0 at the top left.
public struct Cell: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The position in reading order, 0 through 80.
  public let index: Int

  /// Names the cell at a position in reading order; traps outside 0 through 80.
  @inlinable
  public init(index: Int) {
    precondition(index >= 0 && index < 81, "a cell's index is 0 through 80")
    self.index = index
  }

  /// Names the cell where a row and a column cross, both counted from 0; traps outside 0 through 8.
  @inlinable
  public init(row: Int, column: Int) {
    precondition(row >= 0 && row < 9 && column >= 0 && column < 9, "rows and columns are 0 to 8")
    self.index = row * 9 + column
  }

  /// The row, 0 at the top.
  @inlinable public var row: Int { index / 9 }

  /// The column, 0 at the left.
  @inlinable public var column: Int { index % 9 }

  /// The box, 0 through 8 in reading order.
  @inlinable public var box: Int { index / 27 * 3 + index % 9 / 3 }

  /// The cell in the usual notation, counted from 1: `r3c6`.
  public var description: String { "r\(row + 1)c\(column + 1)" }

  /// Whether two different cells share a row, a column or a box.
  public func sees(_ other: Cell) -> Bool {
    self != other && (row == other.row || column == other.column || box == other.box)
  }

  /// Orders cells as they are read.
  @inlinable
  public static func < (left: Cell, right: Cell) -> Bool { left.index < right.index }

  /// Every cell in reading order.
  public static let all: [Cell] = (0..<81).map { Cell(index: $0) }
}
