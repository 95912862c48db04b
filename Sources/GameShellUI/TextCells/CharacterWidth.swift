/// How many terminal cells text takes, by grapheme cluster, as current terminals count it.
///
/// A cluster is as wide as its scalars together, but never wider than two cells; U+FE0F makes an
/// emoji of a symbol and two cells of one, U+FE0E the opposite. Combining marks, joiners and other
/// formatting scalars take no room of their own.
public enum CharacterWidth {
  /// Cells of a text, which should have no line feeds.
  public static func of(_ text: some StringProtocol) -> Int {
    var isASCII = true
    var count = 0
    for byte in text.utf8 {
      if byte >= 0x80 {
        isASCII = false
        break
      }
      count += 1
    }
    if isASCII { return count }
    var width = 0
    for character in text { width += of(character) }
    return width
  }

  /// Cells of a grapheme cluster: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    var width = of(first)
    guard scalars.count > 1 else { return width }
    var isFirst = true
    for scalar in scalars {
      if isFirst {
        isFirst = false
        continue
      }
      switch scalar.value {
      case 0xfe0f: if width == 1 && isSymbol(first) { width = 2 }
      case 0xfe0e: if first.properties.isEmojiPresentation { width = 1 }
      default: width += of(scalar)
      }
    }
    return min(width, 2)
  }

  /// Cells of a scalar that stands alone: 0, 1 or 2.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7f..<0xa0).contains(value) ? 0 : 1 }
    if WideScalars.contains(value) { return isMark(scalar) ? 0 : 2 }
    if (0x2100..<0x2c00).contains(value) { return 1 }
    return isMark(scalar) ? 0 : 1
  }

  /// Whether a scalar has an emoji form, which all digits have too.
  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isEmoji }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    // The vowels and finals of Korean syllables join the consonant before them.
    if (0x1160...0x11ff).contains(scalar.value) || (0xd7b0...0xd7ff).contains(scalar.value) {
      return true
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }
}
