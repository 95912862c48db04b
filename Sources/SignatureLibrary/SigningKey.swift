/// An Ed25519 key pair; whoever holds it can sign. It never shows its secret when printed.
public struct SigningKey: Hashable, Sendable {
  /// Bytes in a seed.
  public static let seedLength = 32
  /// The secret: 32 bytes from which everything else follows.
  public let seed: [UInt8]
  /// The public half.
  public let publicKey: VerifyingKey

  /// Pairs a seed with its public key; only a library can tell whether they belong together, so
  /// keys come from `SignatureScheme.signingKey(seed:)`.
  init(seed: [UInt8], publicKey: VerifyingKey) {
    self.seed = seed
    self.publicKey = publicKey
  }
}

extension SigningKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Words without the secret.
  public var description: String { "a secret key" }
  /// The same words.
  public var debugDescription: String { description }
  /// No parts.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
