import GameShellKit

extension InputParser {
  /// The key that types a scalar, and the Shift that it takes.
  static func typed(_ scalar: Unicode.Scalar) -> (Key, Modifiers) {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    guard scalar.properties.isUppercase, lower.count == 1, let first = lower.first else {
      return (.character(scalar), [])
    }
    return (.character(first), .shift)
  }

  /// A scalar that was typed.
  mutating func type(_ scalar: Unicode.Scalar) {
    let alt: Modifiers = hasAlt ? .alt : []
    hasAlt = false
    switch scalar.properties.generalCategory {
    case .control: return
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return compose(scalar)
    default: break
    }
    // Beyond the alphabets nobody has a key for each; it comes from an input method.
    guard scalar.value < 0x1100 || (0x1e00..<0x2e80).contains(scalar.value) else {
      return compose(scalar)
    }
    let (key, modifiers) = Self.typed(scalar)
    emit(key, modifiers.union(alt))
  }

  /// A control character: a key of its own, or Control and another.
  mutating func typeControl(_ byte: UInt8) {
    let alt: Modifiers = hasAlt ? .alt : []
    hasAlt = false
    switch byte {
    case 0x08, 0x7f: emit(.backspace, alt)
    case 0x09: emit(.tab, alt)
    case 0x0a, 0x0d: emit(.enter, alt)
    case 0: emit(.character(" "), alt.union(.control))
    case 1...26: emit(.character(Unicode.Scalar(byte + 0x60)), alt.union(.control))
    default: emit(.character(Unicode.Scalar(byte + 0x40)), alt.union(.control))
    }
  }
}
