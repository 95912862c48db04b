extension Key {
  private static let coded: [Key] = [
    .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
    .enter, .escape, .tab, .backspace, .delete, .insert,
  ]

  /// The key's number at the door: a Unicode scalar, or a value past the last one.
  public var code: UInt32 {
    switch self {
    case .character(let scalar): scalar.value
    case .function(let number): 0x11_0020 + UInt32(clamping: number - 1)
    default: 0x11_0000 + UInt32(Self.coded.firstIndex(of: self) ?? 0)
    }
  }

  /// The key with a number of the door; nil when there is none.
  public init?(code: UInt32) {
    if let scalar = Unicode.Scalar(code) {
      self = .character(scalar)
    } else if code >= 0x11_0020, code < 0x11_002c {
      self = .function(Int(code - 0x11_0020) + 1)
    } else if code >= 0x11_0000, Int(code - 0x11_0000) < Self.coded.count {
      self = Self.coded[Int(code - 0x11_0000)]
    } else {
      return nil
    }
  }
}
