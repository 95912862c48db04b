/// Reads what `ByteWriter` wrote; bytes that nobody wrote so give an error, never a trap.
public struct ByteReader: Sendable {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// Reads from the start of the bytes.
  public init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// Reads from the start of a slice.
  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// How many bytes are left.
  public var remaining: Int { bytes.endIndex - index }

  /// Reads one byte.
  public mutating func readByte() throws(ByteFault) -> UInt8 {
    guard index < bytes.endIndex else { throw .ended }
    defer { index += 1 }
    return bytes[index]
  }

  /// Reads a number in its shortest form.
  public mutating func readNumber() throws(ByteFault) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 70, by: 7) {
      let byte = try readByte()
      if shift == 63, byte > 1 { throw .malformed("a number beyond 64 bits") }
      number |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 {
        if byte == 0, shift > 0 { throw .malformed("a number longer than it need be") }
        return number
      }
    }
    throw .malformed("a number beyond 64 bits")
  }

  /// Reads a number in `0 ..< limit`.
  public mutating func readInt(below limit: Int) throws(ByteFault) -> Int {
    let number = try readNumber()
    guard number < UInt64(max(0, limit)) else {
      throw .malformed("\(number) is not below \(limit)")
    }
    return Int(number)
  }

  /// Reads a length and so many bytes.
  public mutating func readBytes() throws(ByteFault) -> [UInt8] {
    let count = try readNumber()
    guard count <= UInt64(remaining) else { throw .ended }
    defer { index += Int(count) }
    return Array(bytes[index..<index + Int(count)])
  }

  /// Reads a length in bytes and a text, which must be UTF-8.
  public mutating func readText() throws(ByteFault) -> String {
    let utf8 = try readBytes()
    guard let text = String(validating: utf8, as: UTF8.self) else {
      throw .malformed("a text that is not UTF-8")
    }
    return text
  }

  /// Reads eight bytes, the lowest first.
  mutating func readFixed() throws(ByteFault) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
      number |= UInt64(try readByte()) << shift
    }
    return number
  }
}

/// Why bytes could not be read.
public enum ByteFault: Error, Hashable, Sendable {
  /// They end too early.
  case ended
  /// They hold something that is never written; says what.
  case malformed(String)
}

extension ByteFault: CustomStringConvertible {
  /// What is wrong, to stand after a colon.
  public var description: String {
    switch self {
    case .ended: "it ends too early"
    case .malformed(let what): what
    }
  }
}
