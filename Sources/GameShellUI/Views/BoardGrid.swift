public import GameShellKit

/// One square of a board.
public typealias BoardCell = FrameBuilder.GridCell

/// A board of squares.
public struct BoardGrid: View, SingleNodeView {
  /// Which lines a board has; the raw values are the door's `GH_LINES_*`.
  public enum Lines: Int32, Sendable {
    /// None.
    case none = 0
    /// A border around the board.
    case outer
    /// A border, and lines between boxes.
    case boxes
    /// Lines between all squares, heavier between boxes.
    case all
  }

  var spec = FrameBuilder.Spec(.grid)
  let cells: [BoardCell]

  /// Makes a board from its squares, row by row; missing ones are blank, surplus ones left out.
  ///
  /// `columns` and `rows` are at most 1024, `cellWidth` 16, `cellHeight` 8; greater ones are
  /// reduced. `cursor` is the index of the square where the game's own cursor stands. A square
  /// without an action of its own has the board's.
  public init(
    columns: Int, rows: Int, cellWidth: Int = 2, cellHeight: Int = 1, cursor: Int? = nil,
    boxColumns: Int = 0, boxRows: Int = 0, lines: Lines = .none, action: String = "",
    cells: [BoardCell]
  ) {
    let columns = max(1, min(columns, 1024))
    let rows = max(1, min(rows, 1024, FrameLayout.maxCells / columns))
    let count = columns * rows
    spec.action = action
    spec.p = [
      Int32(columns), Int32(rows), Int32(max(1, min(cellWidth, 16))),
      Int32(max(1, min(cellHeight, 8))), -1, Int32(max(0, min(boxColumns, 1024))),
      Int32(max(0, min(boxRows, 1024))), lines.rawValue,
    ]
    if let cursor, (0..<count).contains(cursor) { spec.p[4] = Int32(cursor) }
    switch cells.count - count {
    case 0: self.cells = cells
    case 1...: self.cells = Array(cells[..<count])
    default: self.cells = cells + Array(repeating: BoardCell(""), count: count - cells.count)
    }
  }

  /// Writes a grid.
  public func render(into context: inout RenderContext) { context.grid(spec, cells: cells) }
}

/// A picture of coloured pixels, two of them in a terminal cell.
public struct PixelCanvas: View, SingleNodeView {
  let width: Int
  let height: Int
  let rgba: [UInt8]

  /// Makes a picture from four bytes a pixel, row by row: red, green, blue, alpha.
  ///
  /// Width and height are at most 2048, together at most a million pixels; greater ones are
  /// reduced. Missing bytes are transparent, surplus ones left out.
  public init(width: Int, height: Int, rgba: [UInt8]) {
    self.width = max(1, min(width, 2048))
    self.height = max(1, min(height, 2048, FrameLayout.maxPixels / 4 / self.width))
    let count = self.width * self.height * 4
    switch rgba.count - count {
    case 0: self.rgba = rgba
    case 1...: self.rgba = Array(rgba[..<count])
    default: self.rgba = rgba + Array(repeating: 0, count: count - rgba.count)
    }
  }

  /// Writes a canvas.
  public func render(into context: inout RenderContext) {
    var spec = FrameBuilder.Spec(.canvas)
    spec.p[0] = Int32(width)
    spec.p[1] = Int32(height)
    context.canvas(spec, rgba: rgba)
  }
}
