/// A run of a frame's text section, in bytes.
public struct TextRange: Hashable, Sendable {
  /// Bytes from the start of the text section.
  public var offset: UInt32
  /// Bytes; 0 for no text.
  public var length: UInt32

  /// Makes a range.
  public init(offset: UInt32 = 0, length: UInt32 = 0) {
    self.offset = offset
    self.length = length
  }

  /// Whether there is no text.
  public var isEmpty: Bool { length == 0 }
}

/// One node of a frame, as read from its bytes.
public struct Node: Hashable, Sendable {
  /// What it draws.
  public var kind: NodeKind
  /// What it is, for the theme.
  public var role: Role
  /// Its properties.
  public var flags: NodeFlags
  /// How many nodes stand below it.
  public var descendants: UInt32
  /// Identity between frames; 0 for none.
  public var id: UInt32
  /// What is shown.
  public var text: TextRange
  /// What is spoken instead.
  public var label: TextRange
  /// The action's id; a node with one can be focused and clicked.
  public var action: TextRange
  /// The key that does the same.
  public var hint: TextRange
  /// The kind's parameters, see `GH_NODE_*`.
  public var p: SIMD8<Int32>
  /// First cell, value or pixel byte.
  public var data: UInt32
  /// How many of them.
  public var dataCount: UInt32
  /// `0xAARRGGBB`, or 0 for the role's colour.
  public var foreground: UInt32
  /// `0xAARRGGBB`, or 0 for the role's colour.
  public var background: UInt32

  init(_ bytes: [UInt8], at offset: Int) {
    func word(_ index: Int) -> UInt32 { bytes.loadWord(at: offset + index * 4) }
    func range(_ index: Int) -> TextRange {
      TextRange(offset: word(index), length: word(index + 1))
    }
    kind = NodeKind(rawValue: UInt16(truncatingIfNeeded: word(0))) ?? .text
    role = Role(rawValue: UInt16(word(0) >> 16)) ?? .normal
    flags = NodeFlags(rawValue: word(1))
    descendants = word(2)
    id = word(3)
    text = range(4)
    label = range(6)
    action = range(8)
    hint = range(10)
    p = SIMD8()
    for i in 0..<8 { p[i] = Int32(bitPattern: word(12 + i)) }
    data = word(20)
    dataCount = word(21)
    foreground = word(22)
    background = word(23)
  }

  /// A node to be written, without texts or data yet.
  init(kind: NodeKind) {
    self.kind = kind
    role = .normal
    flags = []
    descendants = 0
    id = 0
    text = TextRange()
    label = TextRange()
    action = TextRange()
    hint = TextRange()
    p = SIMD8()
    data = 0
    dataCount = 0
    foreground = 0
    background = 0
  }

  func append(to bytes: inout [UInt8]) {
    bytes.appendWord(UInt32(kind.rawValue) | UInt32(role.rawValue) << 16)
    bytes.appendWord(flags.rawValue)
    bytes.appendWord(descendants)
    bytes.appendWord(id)
    for range in [text, label, action, hint] {
      bytes.appendWord(range.offset)
      bytes.appendWord(range.length)
    }
    for i in 0..<8 { bytes.appendWord(UInt32(bitPattern: p[i])) }
    for word in [data, dataCount, foreground, background] { bytes.appendWord(word) }
  }
}

extension [UInt8] {
  /// Appends a word, little-endian.
  mutating func appendWord(_ word: UInt32) {
    append(UInt8(truncatingIfNeeded: word))
    append(UInt8(truncatingIfNeeded: word >> 8))
    append(UInt8(truncatingIfNeeded: word >> 16))
    append(UInt8(truncatingIfNeeded: word >> 24))
  }
}
