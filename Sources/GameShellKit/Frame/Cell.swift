/// One square of a grid, as read from a frame's bytes.
public struct Cell: Hashable, Sendable {
  /// What is shown; `\n` separates the lines of a tall cell.
  public var glyph: TextRange
  /// What is spoken.
  public var label: TextRange
  /// The action's id; empty for the grid's own.
  public var action: TextRange
  /// Its properties.
  public var flags: CellFlags
  /// What it is, for the theme.
  public var role: Role
  /// `0xAARRGGBB`, or 0 for the role's colour.
  public var background: UInt32

  init() {
    glyph = TextRange()
    label = TextRange()
    action = TextRange()
    flags = []
    role = .normal
    background = 0
  }

  init(_ bytes: [UInt8], at offset: Int) {
    func word(_ index: Int) -> UInt32 { bytes.loadWord(at: offset + index * 4) }
    let lengths = word(3)
    glyph = TextRange(offset: word(0), length: lengths & 0xff)
    label = TextRange(offset: word(1), length: lengths >> 8 & 0xff)
    action = TextRange(offset: word(2), length: lengths >> 16 & 0xff)
    flags = CellFlags(rawValue: UInt8(lengths >> 24))
    role = Role(rawValue: UInt16(truncatingIfNeeded: word(4))) ?? .normal
    background = word(5)
  }

  func append(to bytes: inout [UInt8]) {
    bytes.appendWord(glyph.offset)
    bytes.appendWord(label.offset)
    bytes.appendWord(action.offset)
    bytes.appendWord(
      glyph.length | label.length << 8 | action.length << 16 | UInt32(flags.rawValue) << 24)
    bytes.appendWord(UInt32(role.rawValue))
    bytes.appendWord(background)
  }
}
