/// One line of text, cut to the room for it.
struct TextLine: Hashable {
  /// The text, without line feeds.
  var text: String
  /// Its cells.
  var width: Int

  init(_ text: String, width: Int) {
    self.text = text
    self.width = width
  }

  init(_ text: some StringProtocol) {
    self.init(String(text), width: CharacterWidth.of(text))
  }

  /// The line in at most so many cells, its end replaced by `…` when it was cut.
  ///
  /// With `marked` the mark stands there even if the line itself would fit, because lines that
  /// follow do not.
  func fitted(to room: Int, marked: Bool = false) -> TextLine {
    if width <= room && !marked { return self }
    guard room > 0 else { return TextLine("", width: 0) }
    var end = text.startIndex
    var used = 0
    while end < text.endIndex {
      let step = CharacterWidth.of(text[end])
      if used + step > room - 1 { break }
      used += step
      end = text.index(after: end)
    }
    return TextLine(text[..<end] + "…", width: used + 1)
  }
}

extension TextLine {
  /// The lines that a text has by its line feeds.
  static func lines(of text: String) -> [TextLine] {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return [TextLine(text)] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { TextLine($0) }
  }

  /// A line as several, none wider than the room; they break at spaces and around wide
  /// characters, and within a word only when it alone is too wide. No line begins with a mark that
  /// closes, nor ends with one that opens.
  func wrapped(to room: Int) -> [TextLine] {
    guard width > room, room > 0 else { return [self] }
    var lines: [TextLine] = []
    var start = text.startIndex
    var used = 0
    /// The last place to break: where the line ends, where the next begins, and both widths.
    var breakAt: (end: String.Index, next: String.Index, endUsed: Int, nextUsed: Int)?
    var at = text.startIndex
    /// The character before, in the same line.
    var before: Character?
    while at < text.endIndex {
      let character = text[at]
      if used == 0 { before = nil }
      let step = CharacterWidth.of(character)
      let next = text.index(after: at)
      if character == " " {
        if at == start && !lines.isEmpty {
          start = next
          at = next
          continue
        }
        // Of several spaces the line ends before the first.
        if let last = breakAt, last.next == at {
          breakAt = (last.end, next, last.endUsed, used + 1)
        } else {
          breakAt = (at, next, used, used + 1)
        }
        used += 1
        at = next
        before = character
        continue
      }
      if let before, Self.canBreak(between: before, and: character) {
        breakAt = (at, at, used, used)
      }
      if used + step > room {
        if let last = breakAt, last.end > start {
          lines.append(TextLine(String(text[start..<last.end]), width: last.endUsed))
          start = last.next
          used -= last.nextUsed
          breakAt = nil
          continue
        }
        if used > 0 {
          lines.append(TextLine(String(text[start..<at]), width: used))
          start = at
          used = 0
          breakAt = nil
          continue
        }
        // A wide character alone in one cell.
        start = next
        at = next
        continue
      }
      used += step
      at = next
      before = character
    }
    if start < text.endIndex {
      var end = text.endIndex
      if let last = breakAt, last.next == text.endIndex { (end, used) = (last.end, last.endUsed) }
      lines.append(TextLine(String(text[start..<end]), width: used))
    }
    return lines
  }

  /// Whether a line may break between two characters without a space: around wide ones, but not
  /// before a mark that closes or after one that opens.
  private static func canBreak(between before: Character, and after: Character) -> Bool {
    guard before != " ", CharacterWidth.of(before) == 2 || CharacterWidth.of(after) == 2 else {
      return false
    }
    return !opening.contains(before) && !closing.contains(after)
  }

  private static let opening: Set<Character> = ["（", "「", "『", "【", "《", "〈", "“", "‘", "(", "["]
  private static let closing: Set<Character> = [
    "。", "，", "、", "；", "：", "！", "？", "）", "」", "』", "】", "》", "〉", "”", "’", "…", ".", ",", ";",
    ":", "!", "?", ")", "]", "%",
  ]
}
