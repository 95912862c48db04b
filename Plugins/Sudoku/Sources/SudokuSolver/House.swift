/// A row, a column or a box: nine cells that hold each digit once.
public enum House: Hashable, Sendable, CustomStringConvertible {
  /// A row, 0 at the top.
  case row(Int)
  /// A column, 0 at the left.
  case column(Int)
  /// A box, 0 through 8 in reading order.
  case box(Int)

  /// Every house: the rows, then the columns, then the boxes.
  public static let all: [House] =
    (0..<9).map { House.row($0) } + (0..<9).map { House.column($0) } + (0..<9).map { House.box($0) }

  /// The nine cells in reading order.
  public var cells: [Cell] {
    switch self {
    case .row(let row): (0..<9).map { Cell(row: row, column: $0) }
    case .column(let column): (0..<9).map { Cell(row: $0, column: column) }
    case .box(let box):
      (0..<9).map { Cell(row: box / 3 * 3 + $0 / 3, column: box % 3 * 3 + $0 % 3) }
    }
  }

  /// The position in `House.all`.
  public var index: Int {
    switch self {
    case .row(let row): row
    case .column(let column): 9 + column
    case .box(let box): 18 + box
    }
  }

  /// The house in words, counted from 1: `row 8`.
  public var description: String {
    switch self {
    case .row(let row): "row \(row + 1)"
    case .column(let column): "column \(column + 1)"
    case .box(let box): "box \(box + 1)"
    }
  }
}
