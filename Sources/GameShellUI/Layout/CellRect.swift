public import GameShellKit

/// A rectangle of terminal cells.
public struct CellRect: Hashable, Sendable {
  /// Column of its left edge.
  public var column: Int
  /// Row of its upper edge.
  public var row: Int
  /// Cells across; never negative.
  public var columns: Int
  /// Cells down; never negative.
  public var rows: Int

  /// Makes a rectangle; negative lengths become 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Makes a rectangle at the origin.
  public init(_ size: CellSize) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// The column past its right edge.
  public var endColumn: Int { column + columns }
  /// The row past its lower edge.
  public var endRow: Int { row + rows }
  /// Whether it has no cell.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Whether a cell lies inside.
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  /// The cells that both have.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left, row: top, columns: min(endColumn, other.endColumn) - left,
      rows: min(endRow, other.endRow) - top)
  }
}
