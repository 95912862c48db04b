import GameShellKit

extension CellSurface {
  /// The texts of the single bytes of ASCII, so that drawing them makes no strings.
  static let ascii: [String] = (0..<128).map { String(Unicode.Scalar(UInt8($0))) }

  /// Puts one grapheme cluster of a known width into a cell, if all of it is within the clip.
  ///
  /// Whatever wide character it covers by half becomes blank.
  mutating func put(
    _ text: String, width: Int = 1, column: Int, row: Int, style: CellStyle, clip: CellRect
  ) {
    guard clip.contains(column: column, row: row) else { return }
    var index = row * size.columns + column
    if width == 2 {
      // Half a wide character would show nothing but damage.
      guard column + 1 < clip.endColumn else {
        return put(" ", column: column, row: row, style: style, clip: clip)
      }
      blankHalves(at: index + 1, column: column + 1)
      cells[index + 1] = SurfaceCell("", style: style)
    }
    blankHalves(at: index, column: column, keepsRight: width == 2)
    cells[index].text = text
    cells[index].style = style
    index += 1
  }

  /// Blanks the other half of a wide character before a cell is written.
  private mutating func blankHalves(at index: Int, column: Int, keepsRight: Bool = false) {
    if cells[index].text.isEmpty, column > 0 { cells[index - 1].text = " " }
    if !keepsRight, column + 1 < size.columns, cells[index + 1].text.isEmpty {
      cells[index + 1].text = " "
    }
  }

  /// Draws a line of text; gives the cells that it takes, seen or not.
  @discardableResult
  mutating func draw(
    _ text: String, column: Int, row: Int, style: CellStyle, clip: CellRect
  ) -> Int {
    guard row >= clip.row, row < clip.endRow else { return CharacterWidth.of(text) }
    var at = column
    var isASCII = true
    for byte in text.utf8 where byte >= 0x80 {
      isASCII = false
      break
    }
    if isASCII {
      for byte in text.utf8 {
        put(Self.ascii[Int(byte)], column: at, row: row, style: style, clip: clip)
        at += 1
      }
      return at - column
    }
    for character in text {
      let width = CharacterWidth.of(character)
      guard width > 0 else { continue }
      put(String(character), width: width, column: at, row: row, style: style, clip: clip)
      at += width
    }
    return at - column
  }

  /// Fills a rectangle with blanks of a style.
  mutating func fill(_ rect: CellRect, style: CellStyle) {
    guard !rect.isEmpty else { return }
    for row in rect.row..<rect.endRow {
      let start = row * size.columns
      blankHalves(at: start + rect.column, column: rect.column, keepsRight: true)
      blankHalves(at: start + rect.endColumn - 1, column: rect.endColumn - 1)
      for index in start + rect.column..<start + rect.endColumn {
        cells[index].text = " "
        cells[index].style = style
      }
    }
  }

  /// Adds arms to the box-drawing character that a cell holds; a cell without one stays.
  mutating func join(_ arms: BoxArms, column: Int, row: Int, clip: CellRect) {
    guard clip.contains(column: column, row: row),
      let present = BoxArms(self[column, row].text)
    else { return }
    self[column, row].text = present.union(arms).text
  }
}
