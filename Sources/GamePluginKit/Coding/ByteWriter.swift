/// Writes values into bytes, compactly and the same on every machine.
public struct ByteWriter: Sendable {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// Starts empty.
  public init() {}

  /// Appends one byte.
  public mutating func write(_ byte: UInt8) { bytes.append(byte) }

  /// Appends a number in 1 to 10 bytes: seven bits a byte, the lowest first (LEB128).
  public mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends a number that is never negative; a negative one becomes 0.
  public mutating func write(_ number: Int) { write(UInt64(max(0, number))) }

  /// Appends a length and the bytes.
  public mutating func write(_ array: [UInt8]) {
    write(array.count)
    bytes += array
  }

  /// Appends a length in bytes and the UTF-8 of a text.
  public mutating func write(_ text: String) { write([UInt8](text.utf8)) }

  /// Appends eight bytes, the lowest first.
  mutating func writeFixed(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }
}
