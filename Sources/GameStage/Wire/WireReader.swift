/// Reads what `WireWriter` wrote; bytes that do not fit are an error, never a trap.
public struct WireReader {
  private let bytes: [UInt8]
  private var offset = 0

  /// Starts at the front of a message.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether everything was read.
  public var isAtEnd: Bool { offset == bytes.count }

  /// Reads a number in its own width.
  public mutating func read<T: FixedWidthInteger>(_ type: T.Type = T.self) throws(WireError) -> T {
    let width = MemoryLayout<T>.size
    guard bytes.count - offset >= width else { throw WireError("the message ends too early") }
    defer { offset += width }
    return bytes.withUnsafeBytes {
      T(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: T.self))
    }
  }

  /// Reads a flag.
  public mutating func readFlag() throws(WireError) -> Bool { try read(UInt8.self) != 0 }

  /// Reads a block of bytes.
  public mutating func readBytes() throws(WireError) -> [UInt8] {
    let count = Int(try read(UInt32.self))
    guard bytes.count - offset >= count else {
      throw WireError("a block is longer than its message")
    }
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  /// Reads a text, which must be UTF-8.
  public mutating func readText() throws(WireError) -> String {
    guard let text = String(validating: try readBytes(), as: UTF8.self) else {
      throw WireError("a text is not UTF-8")
    }
    return text
  }

  /// Reads an optional value.
  public mutating func readOptional<T>(
    _ body: (inout WireReader) throws(WireError) -> T
  ) throws(WireError) -> T? {
    try readFlag() ? try body(&self) : nil
  }
}

/// Why a message could not be read.
public struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason.
  public var description: String

  /// Makes an error.
  public init(_ description: String) { self.description = description }
}
