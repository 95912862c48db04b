/// A digest of bytes that arrive in parts, so that a large file is never in memory whole.
public protocol StreamingHash: AnyObject {
  /// Takes the next part.
  func update(_ bytes: [UInt8]) throws(SignatureError)

  /// The digest; nothing may be called afterwards.
  func finish() throws(SignatureError) -> [UInt8]
}
