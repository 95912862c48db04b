import GameShellKit
import GameShellUI

extension ScreenTree {
  /// Texts that are not to be read in full and do not say so by an ellipsis.
  func textFaults() -> [String] {
    nodes.indices.compactMap { index in
      guard isDrawn(index) else { return nil }
      let (rect, clip) = (rect(index), clip(index))
      let node = nodes[index]
      if node.kind == .grid { return gridFault(index) }
      guard !node.text.isEmpty, node.kind != .chart else { return nil }
      if rect.isEmpty { return "there is no room for \(name(index))" }
      if clip != rect {
        return isScrolled(index) ? nil : "\(name(index)) runs out of the screen"
      }
      guard !isCovered(index) else { return nil }
      let text = shown.frame.text(node.text)
      let lines = drawn(in: rect)
      let isWhole =
        node.kind == .text
        ? Self.isTold(text, by: lines)
        : lines.contains { Self.isContained(text, in: $0) }
      return isWhole ? nil : "\"\(text)\" is cut off without an ellipsis: \(lines)"
    }
  }

  /// Whether a dialog or a message lies over a node.
  func isCovered(_ index: Int) -> Bool {
    nodes.indices[(index + 1)...].contains { later in
      cover(of: index, by: later).map { !$0.intersection(rect(index)).isEmpty } ?? false
    }
  }

  /// A board's glyphs must fit their squares: an ellipsis would say nothing there.
  private func gridFault(_ index: Int) -> String? {
    let node = nodes[index]
    for number in 0..<Int(node.dataCount) {
      let glyph = shown.frame.text(shown.frame.cell(Int(node.data) + number).glyph)
      let lines = glyph.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.count <= Int(node.p[3]),
        lines.allSatisfy({ CharacterWidth.of($0) <= Int(node.p[2]) })
      else { return "square \(number) has no room for \"\(glyph)\"" }
    }
    return nil
  }

  /// The rows of a rectangle as they were drawn, without blanks.
  private func drawn(in rect: CellRect) -> [String] {
    (rect.row..<rect.endRow).map { row in
      (rect.column..<rect.endColumn).map { shown.surface[$0, row].text }.joined()
        .filter { $0 != " " }
    }
  }

  /// Whether lines have the whole of a text, or as much of it as stands before an ellipsis.
  static func isTold(_ text: String, by lines: [String]) -> Bool {
    var rest = text.filter { $0 != " " }[...]
    for (number, line) in lines.enumerated() {
      rest = rest.drop { $0 == "\n" }
      if rest.hasPrefix(line) {
        rest = rest.dropFirst(line.count)
        continue
      }
      guard line.last == "…", rest.hasPrefix(line.dropLast()) else { return false }
      // The line goes on unseen; the next one begins after its end.
      rest = rest.drop { $0 != "\n" }
      if number == lines.count - 1 { return true }
    }
    return rest.allSatisfy { $0 == "\n" }
  }

  /// Whether a line has a text beside other things, such as a key and brackets.
  private static func isContained(_ text: String, in line: String) -> Bool {
    let text = text.filter { $0 != " " }
    if line.contains(text) { return true }
    guard let mark = line.firstIndex(of: "…") else { return false }
    return (1..<max(2, text.count)).contains { line[..<mark].hasSuffix(text.prefix($0)) }
  }
}
