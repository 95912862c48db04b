/// Writes the values of a message, little-endian, one after the other.
public struct WireWriter {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// Starts an empty message.
  public init() {}

  /// Writes a number in its own width.
  public mutating func write<T: FixedWidthInteger>(_ value: T) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes 1 or 0.
  public mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Writes a length and the bytes.
  public mutating func write(_ block: [UInt8]) {
    write(UInt32(block.count))
    bytes += block
  }

  /// Writes a length and the text's UTF-8.
  public mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes += text.utf8
  }

  /// Writes whether there is a value, and the value.
  public mutating func write<T>(_ value: T?, _ body: (inout WireWriter, T) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }
}
