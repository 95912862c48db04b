/// Collects a paste up to its end mark, which may come in pieces.
struct PasteCollector {
  private static let end = Array("\u{1b}[201~".utf8)
  private var bytes: [UInt8] = []
  /// How much of the end mark was seen.
  private var matched = 0

  /// Takes a byte; answers true when it was the last of the end mark.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      guard matched == Self.end.count else { return false }
      matched = 0
      return true
    }
    // ESC begins the mark and stands nowhere else in it.
    for passed in Self.end[..<matched] { keep(passed) }
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  /// The text: valid, with `\n` between lines and without other control characters.
  mutating func finish() -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    bytes = []
    matched = 0
    var clean = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": clean.append("\n")
      case "\n": if !wasReturn { clean.append("\n") }
      case "\t": clean.append("\t")
      default:
        if scalar.properties.generalCategory != .control { clean.append(scalar) }
      }
      wasReturn = scalar == "\r"
    }
    return String(clean)
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < InputParser.pasteLimit { bytes.append(byte) }
  }
}
