import GameShellKit

/// What terminals answer to questions; none of it is a key.
extension InputParser {
  /// Acts on `ESC [ ? …`.
  mutating func dispatchAnswer(_ sequence: ControlSequence) {
    switch (sequence.final, sequence.intermediate) {
    case (UInt8(ascii: "c"), 0): emit(.attributes)
    case (UInt8(ascii: "u"), 0): emit(.keyboardFlags(sequence[0] ?? 0))
    case (UInt8(ascii: "y"), UInt8(ascii: "$")):
      if let mode = sequence[0], let state = sequence[1] {
        emit(.modeReport(mode: mode, state: state))
      }
    default: break
    }
  }

  /// Acts on the text of `ESC ] …`: `11;rgb:RRRR/GGGG/BBBB` is the background.
  mutating func answer(_ text: [UInt8]) {
    let text = String(decoding: text, as: UTF8.self)
    guard text.hasPrefix("11;"), let color = Self.color(text.dropFirst(3)) else { return }
    emit(.background(color))
  }

  /// Reads a colour as X11 writes it: `rgb:` and one to four digits a channel, or `#rrggbb`.
  static func color(_ text: Substring) -> RGB? {
    if text.hasPrefix("#") { return RGB(String(text)) }
    guard text.hasPrefix("rgb:") || text.hasPrefix("rgba:"), let colon = text.firstIndex(of: ":")
    else { return nil }
    let parts = text[text.index(after: colon)...].split(separator: "/")
    let channels = parts.prefix(3).compactMap { part -> UInt8? in
      guard (1...4).contains(part.utf8.count), let value = Int(part, radix: 16), value >= 0 else {
        return nil
      }
      let most = (1 << (4 * part.utf8.count)) - 1
      return UInt8(clamping: (value * 255 + most / 2) / most)
    }
    return channels.count == 3 ? RGB(channels[0], channels[1], channels[2]) : nil
  }
}
