public import GameShellKit

/// How one cell of a surface looks, before a theme has given it colours.
public struct CellStyle: Hashable, Sendable {
  /// What the thing is.
  public var role: Role
  /// Bold, dim, italic, underline and reverse; other flags mean nothing here.
  public var flags: NodeFlags
  /// The keyboard's focus stands here.
  public var isFocused: Bool
  /// `0xAARRGGBB`, or 0 for the role's colour.
  public var foreground: UInt32
  /// `0xAARRGGBB`, or 0 for the role's colour.
  public var background: UInt32

  /// Makes a style.
  public init(
    role: Role = .normal, flags: NodeFlags = [], isFocused: Bool = false, foreground: UInt32 = 0,
    background: UInt32 = 0
  ) {
    self.role = role
    self.flags = flags
    self.isFocused = isFocused
    self.foreground = foreground
    self.background = background
  }
}

/// One cell of a surface.
public struct SurfaceCell: Hashable, Sendable {
  /// One grapheme cluster; empty for the right half of a wide one.
  public var text: String
  /// How it looks.
  public var style: CellStyle

  /// Makes a cell.
  public init(_ text: String = " ", style: CellStyle = CellStyle()) {
    self.text = text
    self.style = style
  }
}

/// A picture in terminal cells: what a front end shows.
///
/// A wide character stands in its left cell; the cell to its right has an empty text.
public struct CellSurface: Hashable, Sendable {
  /// Its size.
  public let size: CellSize
  /// Row by row, `size.columns` × `size.rows`.
  public var cells: [SurfaceCell]

  /// Makes a blank surface.
  public init(size: CellSize) {
    self.size = size
    cells = Array(repeating: SurfaceCell(), count: size.columns * size.rows)
  }

  /// The cell at a place, which must be inside.
  public subscript(column: Int, row: Int) -> SurfaceCell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  /// The rows' texts, without trailing blanks.
  public var rows: [String] {
    (0..<size.rows).map { row in
      var text = ""
      for column in 0..<size.columns { text += self[column, row].text }
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}
