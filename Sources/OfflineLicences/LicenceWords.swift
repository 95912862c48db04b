/// The words of a text that came through mail, editors and terminals.
enum LicenceWords {
  /// Splits at any white space and line end and drops invisible characters; with `unquoting`,
  /// also the marks of quoting (`>`, `|`) at the beginning of each line.
  static func split(_ text: String, unquoting: Bool) -> [String] {
    var words: [String] = []
    for line in text.unicodeScalars.split(whereSeparator: isLineEnd) {
      let content = line.filter { !isInvisible($0) }
        .drop { $0.properties.isWhitespace || unquoting && ($0 == ">" || $0 == "|") }
      words += content.split(whereSeparator: \.properties.isWhitespace).map { String($0) }
    }
    return words
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Soft hyphen, zero-width space, word joiner, byte order mark.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    [0xAD, 0x200B, 0x2060, 0xFEFF].contains(scalar.value)
  }
}
