/// How wide terminals draw a grapheme cluster, as far as one can know.
enum GlyphWidth: Equatable {
  /// Every terminal moves on by so many columns.
  case certain(Int)
  /// Terminals disagree; none moves on by more than this.
  case uncertain(atMost: Int)

  /// Looks a cluster up. ASCII answers at once.
  init(_ text: String) {
    let scalars = text.unicodeScalars
    if text.utf8.count == 1 {
      self = .certain(1)
    } else if let only = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    {
      self = Self.of(only)
    } else {
      let most = scalars.reduce(0) { sum, scalar in
        sum + (Self.isJoining(scalar) ? 0 : 2)
      }
      self = .uncertain(atMost: max(2, most))
    }
  }

  private static func of(_ scalar: Unicode.Scalar) -> GlyphWidth {
    let value = scalar.value
    let isWide =
      switch value {
      case 0x3001...0x303e, 0x3041...0x3096, 0x3099...0x30ff, 0x3105...0x312f, 0x3131...0x318e,
        0x3190...0x31e3, 0x3200...0x3247, 0x3250...0x4dbf, 0x4e00...0xa48c, 0xac00...0xd7a3,
        0xf900...0xfaff, 0xff01...0xff60, 0xffe0...0xffe6, 0x2_0000...0x3_fffd:
        true
      default: false
      }
    guard isPrinting(scalar) else { return .uncertain(atMost: 2) }
    if isWide || value == 0x3000 { return .certain(2) }
    let properties = scalar.properties
    if properties.isEmojiPresentation {
      // Terminals follow new versions of Unicode years later.
      let age = properties.age?.major ?? .max
      return age <= 9 && !isRegional(scalar) ? .certain(2) : .uncertain(atMost: 2)
    }
    let isNarrow =
      value < 0x0900 || (0x10a0..<0x1100).contains(value)
      || (0x1e00..<0x2e80).contains(value)
    return isNarrow ? .certain(1) : .uncertain(atMost: 2)
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1_f1e6...0x1_f1ff).contains(scalar.value)
  }

  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private static func isPrinting(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control, .surrogate,
      .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      false
    default: true
    }
  }
}
