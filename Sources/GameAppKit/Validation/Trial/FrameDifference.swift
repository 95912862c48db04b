import GameShellKit

/// What differs first between two frames, in words for the game's author.
enum FrameDifference {
  /// Nil when the frames are the same.
  static func words(_ first: Frame, _ second: Frame) -> String? {
    guard first != second else { return nil }
    if first.nodeCount != second.nodeCount {
      let texts = (texts(of: first), texts(of: second))
      let added = texts.1.first { !texts.0.contains($0) }
      let gone = texts.0.first { !texts.1.contains($0) }
      return "\(first.nodeCount) nodes became \(second.nodeCount)"
        + (gone.map { "; \"\($0)\" is gone" } ?? "") + (added.map { "; \"\($0)\" is new" } ?? "")
    }
    for index in 0..<first.nodeCount {
      let (a, b) = (first.node(index), second.node(index))
      let texts = (first.text(a.text), second.text(b.text))
      if texts.0 != texts.1 { return "\"\(texts.0)\" became \"\(texts.1)\"" }
      if a.p != b.p, a.kind == .grid { return "the cursor \(a.p[4]) became \(b.p[4])" }
      if a.role != b.role { return "\"\(texts.0)\" had the role \(a.role), now \(b.role)" }
      if a.flags != b.flags { return "\"\(texts.0)\" has other flags" }
    }
    for index in 0..<min(first.cellCount, second.cellCount) {
      let (a, b) = (first.cell(index), second.cell(index))
      let glyphs = (first.text(a.glyph), second.text(b.glyph))
      if glyphs.0 != glyphs.1 { return "cell \(index) showed \"\(glyphs.0)\", now \"\(glyphs.1)\"" }
      if a.role != b.role { return "cell \(index) had the role \(a.role), now \(b.role)" }
      if first.text(a.label) != second.text(b.label) {
        return "cell \(index) was \"\(first.text(a.label))\", now \"\(second.text(b.label))\""
      }
    }
    if first.tick != second.tick {
      return "the wish for a tick was \(first.tick ?? 0) ms, now \(second.tick ?? 0) ms"
    }
    return "their bytes differ, though they show the same"
  }

  private static func texts(of frame: Frame) -> [String] {
    (0..<frame.nodeCount).map { frame.text(frame.node($0).text) }.filter { !$0.isEmpty }
  }
}
