import Platform

/// Signatures by libsodium.
final class LibsodiumScheme: SignatureScheme {
  let library = CryptoLibrary.libsodium
  let libraryName: String
  private let functions: LibsodiumFunctions

  init(_ library: DynamicLibrary) throws(DynamicLibraryError) {
    libraryName = library.name
    functions = try LibsodiumFunctions(library)
    // 0 the first time, 1 later.
    guard functions.initialize() >= 0 else {
      throw DynamicLibraryError(
        kind: .notLoadable(file: library.name, reason: "sodium_init failed"), name: library.name)
    }
  }

  func signingKey(seed: [UInt8]) throws(SignatureError) -> SigningKey {
    let (key, _) = try pair(seed: seed)
    return key
  }

  /// The key pair, and libsodium's own form of the secret: the seed, then the public key.
  private func pair(seed: [UInt8]) throws(SignatureError) -> (SigningKey, secret: [UInt8]) {
    guard seed.count == SigningKey.seedLength else {
      throw SignatureError(.badArgument("a seed has 32 bytes, not \(seed.count)"))
    }
    var publicKey = [UInt8](repeating: 0, count: 32)
    var secret = [UInt8](repeating: 0, count: 64)
    guard functions.keyPair(&publicKey, &secret, seed) == 0, let key = VerifyingKey(publicKey)
    else { throw refused("make a key pair") }
    return (SigningKey(seed: seed, publicKey: key), secret)
  }

  func sign(
    _ message: [UInt8], with key: SigningKey
  ) throws(SignatureError) -> Ed25519Signature {
    let (_, secret) = try pair(seed: key.seed)
    var bytes = [UInt8](repeating: 0, count: 64)
    guard functions.sign(&bytes, nil, message, UInt64(message.count), secret) == 0,
      let signature = Ed25519Signature(bytes)
    else { throw refused("sign") }
    return signature
  }

  func isValid(_ signature: Ed25519Signature, of message: [UInt8], by key: VerifyingKey) -> Bool {
    functions.verify(signature.bytes, message, UInt64(message.count), key.bytes) == 0
  }

  func makeHash(length: Int) throws(SignatureError) -> any StreamingHash {
    guard (1...64).contains(length) else {
      throw SignatureError(.badArgument("a BLAKE2b digest has 1 to 64 bytes, not \(length)"))
    }
    guard let hash = LibsodiumHash(functions, length: length, library: libraryName) else {
      throw refused("begin a digest")
    }
    return hash
  }

  func randomBytes(_ count: Int) throws(SignatureError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    functions.random(&bytes, count)
    return bytes
  }

  func deriveKey(
    from passphrase: [UInt8], salt: [UInt8], cost: ScryptCost, length: Int
  ) throws(SignatureError) -> [UInt8] {
    guard cost.memory != nil else {
      throw SignatureError(.badArgument("scrypt does not work with \(cost)"))
    }
    var key = [UInt8](repeating: 0, count: length)
    let result = functions.scrypt(
      passphrase, passphrase.count, salt, salt.count, 1 << UInt64(cost.logN),
      UInt32(cost.blockSize), UInt32(cost.parallelization), &key, length)
    guard result == 0 else {
      throw refused("derive a key from the passphrase, probably for want of memory")
    }
    return key
  }

  private func refused(_ operation: String) -> SignatureError {
    SignatureError(.refused(operation: operation, library: libraryName))
  }
}
