public import SignatureLibrary

/// A secret key with the id that minisign gives it.
public struct MinisignSecretKey: Hashable, Sendable {
  /// Tells keys apart.
  public var id: KeyID
  /// The key pair.
  public var key: SigningKey

  /// Makes a key.
  public init(id: KeyID, key: SigningKey) {
    self.id = id
    self.key = key
  }

  /// Makes a fresh key.
  public init(scheme: any SignatureScheme) throws(MinisignError) {
    self = try translating {
      guard let id = KeyID(try scheme.randomBytes(KeyID.length)) else {
        throw MinisignError(.malformed("the library gave too few random bytes"))
      }
      return MinisignSecretKey(id: id, key: try scheme.makeSigningKey())
    }
  }

  /// The public half.
  public var publicKey: MinisignPublicKey { MinisignPublicKey(id: id, key: key.publicKey) }
}
