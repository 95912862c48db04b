import GameShellKit
import GameShellUI
import Testing

/// What is untidy about a screen: a text that is cut off without an ellipsis, texts that lie over
/// each other, a box whose edges are not in one column.
func untidiness(_ presentation: Presentation) -> [String] {
  let frame = presentation.frame
  var found: [String] = []
  var texts: [(text: String, rect: CellRect)] = []
  for index in 0..<frame.nodeCount {
    let node = frame.node(index)
    let placement = presentation.placement(of: index)
    switch node.kind {
    case .text:
      let text = frame.text(node.text)
      // What is scrolled away is not looked at.
      guard !text.isEmpty, placement.clip == placement.rect else { continue }
      let isCut = !node.flags.contains(.wrap) && CharacterWidth.of(text) > placement.rect.columns
      if isCut, placement.rect.columns == 0 || placement.rect.rows == 0 {
        found.append("no room for \"\(text)\"")
      } else if isCut, drawn(in: placement.rect, presentation.surface).last != "…" {
        found.append("\"\(text)\" is cut off without an ellipsis")
      }
      for other in texts where other.rect.overlaps(placement.rect) {
        found.append("\"\(text)\" lies over \"\(other.text)\"")
      }
      texts.append((text, placement.rect))
    case .box where placement.clip == placement.rect:
      let rect = placement.rect
      let right = rect.column + rect.columns - 1
      for row in rect.row + 1..<rect.row + rect.rows - 1 {
        let edges = [rect.column, right].map { presentation.surface[$0, row].text }
        if edges != ["│", "│"] { found.append("row \(row) of a box has the edges \(edges)") }
      }
    default: break
    }
  }
  return found
}

/// The first row of a rectangle as it was drawn.
private func drawn(in rect: CellRect, _ surface: CellSurface) -> String {
  (rect.column..<rect.column + rect.columns).map { surface[$0, rect.row].text }.joined()
    .trimmingSuffix(while: { $0 == " " })
}

extension CellRect {
  fileprivate func overlaps(_ other: CellRect) -> Bool {
    column < other.column + other.columns && other.column < column + columns
      && row < other.row + other.rows && other.row < row + rows
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
