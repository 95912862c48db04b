/// A detached Ed25519 signature.
public struct Ed25519Signature: Hashable, Sendable {
  /// Bytes in a signature.
  public static let length = 64
  /// The bytes: R, then S.
  public let bytes: [UInt8]

  /// Takes 64 bytes; nil for another number of them.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = bytes
  }
}
