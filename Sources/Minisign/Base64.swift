import FoundationEssentials

/// Base64 as RFC 4648 defines it, with padding.
public enum Base64 {
  /// The text of bytes, in one line.
  public static func encode(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

  /// The bytes of a text; nil when a character or the padding is wrong.
  public static func decode(_ text: String) -> [UInt8]? {
    Data(base64Encoded: text).map { [UInt8]($0) }
  }
}
