/// Ed25519 signatures with what goes around them: BLAKE2b, scrypt and random bytes.
///
/// A conformer works with a library that the machine has; which one makes no difference to any
/// result. It keeps no secret after a call has returned, and it never waits for anything.
public protocol SignatureScheme: AnyObject {
  /// Which library does the work.
  var library: CryptoLibrary { get }
  /// The name under which the library was found, for example `libsodium.so.23`.
  var libraryName: String { get }

  /// The key pair that a seed of 32 bytes stands for (RFC 8032, 5.1.5).
  func signingKey(seed: [UInt8]) throws(SignatureError) -> SigningKey

  /// Signs a message; the same key and message always give the same signature.
  func sign(
    _ message: [UInt8], with key: SigningKey
  ) throws(SignatureError) -> Ed25519Signature

  /// Whether a signature belongs to a message and a key. Everything that goes wrong is a no.
  func isValid(_ signature: Ed25519Signature, of message: [UInt8], by key: VerifyingKey) -> Bool

  /// Begins a BLAKE2b digest of 1 … 64 bytes, without a key (RFC 7693).
  func makeHash(length: Int) throws(SignatureError) -> any StreamingHash

  /// Bytes that nobody can guess.
  func randomBytes(_ count: Int) throws(SignatureError) -> [UInt8]

  /// Derives a key from a passphrase with scrypt (RFC 7914).
  func deriveKey(
    from passphrase: [UInt8], salt: [UInt8], cost: ScryptCost, length: Int
  ) throws(SignatureError) -> [UInt8]
}

extension SignatureScheme {
  /// The BLAKE2b digest of bytes that are all at hand.
  public func blake2b(_ bytes: [UInt8], length: Int = 64) throws(SignatureError) -> [UInt8] {
    let hash = try makeHash(length: length)
    try hash.update(bytes)
    return try hash.finish()
  }

  /// A key pair from fresh random bytes.
  public func makeSigningKey() throws(SignatureError) -> SigningKey {
    try signingKey(seed: try randomBytes(SigningKey.seedLength))
  }
}
