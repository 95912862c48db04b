/// One square of a board, packed into a byte: a large board stays small.
public struct Square: Hashable, Sendable {
  private var bits: UInt8 = 0

  /// How many of the eight squares around it have a mine.
  public internal(set) var number: Int {
    get { Int(bits & 0x0f) }
    set { bits = bits & 0xf0 | UInt8(newValue) }
  }

  /// A mine lies here.
  public internal(set) var isMine: Bool {
    get { bits & 0x10 != 0 }
    set { set(0x10, newValue) }
  }

  /// It was opened.
  public internal(set) var isOpen: Bool {
    get { bits & 0x20 != 0 }
    set { set(0x20, newValue) }
  }

  /// The player marked it.
  public internal(set) var isFlagged: Bool {
    get { bits & 0x40 != 0 }
    set { set(0x40, newValue) }
  }

  private mutating func set(_ bit: UInt8, _ isSet: Bool) {
    bits = isSet ? bits | bit : bits & ~bit
  }
}
