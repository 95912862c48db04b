import GameShellKit
public import GameShellUI

/// What is wrong with how a screen stands in its room, a sentence each: a text cut off without an
/// ellipsis, something lying over something else, a row that is too wide, half a wide character.
///
/// What is scrolled out of sight is not looked at, nor what a dialog covers.
public func screenFaults(_ presentation: Presentation) -> [String] {
  let tree = ScreenTree(presentation)
  return rowFaults(presentation.surface) + tree.textFaults() + tree.overlapFaults()
    + tree.boxFaults()
}

/// Each cell has its character, and each wide character both of its cells.
private func rowFaults(_ surface: CellSurface) -> [String] {
  var faults: [String] = []
  for row in 0..<surface.size.rows {
    var column = 0
    while column < surface.size.columns {
      let text = surface[column, row].text
      let width = text.count == 1 ? CharacterWidth.of(text) : 0
      if width == 0 {
        faults.append("cell \(column) of row \(row) holds \"\(text)\"")
        column += 1
      } else if width == 2,
        column + 1 == surface.size.columns || !surface[column + 1, row].text.isEmpty
      {
        faults.append("row \(row) has half of \"\(text)\" in cell \(column)")
        column += 1
      } else {
        column += width
      }
    }
  }
  return faults
}
