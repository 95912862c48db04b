/// The eight random bytes by which minisign tells keys apart. They prove nothing.
public struct KeyID: Hashable, Sendable {
  /// Bytes in an id.
  public static let length = 8
  /// The bytes, as they stand in the files.
  public let bytes: [UInt8]

  /// Takes 8 bytes; nil for another number of them.
  public init?(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    guard bytes.count == Self.length else { return nil }
    self.bytes = bytes
  }

  /// Reads the 16 hexadecimal digits that `description` writes, in either case.
  public init?(_ text: String) {
    guard text.utf8.count == 16, text.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let number = UInt64(text, radix: 16)
    else { return nil }
    bytes = (0..<UInt64(8)).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

extension KeyID: CustomStringConvertible {
  /// 16 hexadecimal digits, as minisign prints them: the last byte first.
  public var description: String {
    bytes.reversed().map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }
}
