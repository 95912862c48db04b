import Platform

/// Signatures by OpenSSL's libcrypto.
final class LibcryptoScheme: SignatureScheme {
  /// `EVP_PKEY_ED25519`.
  private static let ed25519: Int32 = 1087

  let library = CryptoLibrary.libcrypto
  let libraryName: String
  private let functions: LibcryptoFunctions

  init(_ library: DynamicLibrary) throws(DynamicLibraryError) {
    libraryName = library.name
    functions = try LibcryptoFunctions(library)
  }

  func signingKey(seed: [UInt8]) throws(SignatureError) -> SigningKey {
    guard seed.count == SigningKey.seedLength else {
      throw SignatureError(.badArgument("a seed has 32 bytes, not \(seed.count)"))
    }
    guard let pair = functions.privateKey(Self.ed25519, nil, seed, seed.count) else {
      throw refused("make a key pair")
    }
    defer { functions.freeKey(pair) }
    var bytes = [UInt8](repeating: 0, count: 32)
    var count = bytes.count
    guard functions.publicPart(pair, &bytes, &count) == 1, count == 32,
      let key = VerifyingKey(bytes)
    else { throw refused("make a key pair") }
    return SigningKey(seed: seed, publicKey: key)
  }

  func sign(
    _ message: [UInt8], with key: SigningKey
  ) throws(SignatureError) -> Ed25519Signature {
    guard let pair = functions.privateKey(Self.ed25519, nil, key.seed, key.seed.count) else {
      throw refused("use a secret key")
    }
    defer { functions.freeKey(pair) }
    guard let context = functions.newContext() else { throw refused("sign") }
    defer { functions.freeContext(context) }
    var bytes = [UInt8](repeating: 0, count: 64)
    var count = bytes.count
    guard functions.signInit(context, nil, nil, nil, pair) == 1,
      functions.sign(context, &bytes, &count, message, message.count) == 1, count == 64,
      let signature = Ed25519Signature(bytes)
    else { throw refused("sign") }
    return signature
  }

  func isValid(_ signature: Ed25519Signature, of message: [UInt8], by key: VerifyingKey) -> Bool {
    // A refusal leaves a record in OpenSSL's queue of errors.
    defer { functions.clearErrors() }
    guard let publicKey = functions.publicKey(Self.ed25519, nil, key.bytes, key.bytes.count)
    else { return false }
    defer { functions.freeKey(publicKey) }
    guard let context = functions.newContext() else { return false }
    defer { functions.freeContext(context) }
    return functions.verifyInit(context, nil, nil, nil, publicKey) == 1
      && functions.verify(
        context, signature.bytes, signature.bytes.count, message, message.count) == 1
  }

  func makeHash(length: Int) throws(SignatureError) -> any StreamingHash {
    guard (1...64).contains(length) else {
      throw SignatureError(.badArgument("a BLAKE2b digest has 1 to 64 bytes, not \(length)"))
    }
    // OpenSSL before 3.2 has the longest digest only, and the length is part of the function.
    guard length == 64 else { return PortableBlake2b(length: length) }
    guard let hash = LibcryptoHash(functions, library: libraryName) else {
      throw refused("begin a BLAKE2b digest")
    }
    return hash
  }

  func randomBytes(_ count: Int) throws(SignatureError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard functions.random(&bytes, Int32(count)) == 1 else { throw refused("give random bytes") }
    return bytes
  }

  func deriveKey(
    from passphrase: [UInt8], salt: [UInt8], cost: ScryptCost, length: Int
  ) throws(SignatureError) -> [UInt8] {
    guard let memory = cost.memory else {
      throw SignatureError(.badArgument("scrypt does not work with \(cost)"))
    }
    // OpenSSL refuses more than its own 32 MiB unless told; it also counts its small buffers.
    let limit = memory + 128 * UInt64(cost.blockSize) * UInt64(cost.parallelization + 2)
    var key = [UInt8](repeating: 0, count: length)
    let result = functions.scrypt(
      passphrase, passphrase.count, salt, salt.count, 1 << UInt64(cost.logN),
      UInt64(cost.blockSize), UInt64(cost.parallelization), limit, &key, length)
    guard result == 1 else {
      throw refused("derive a key from the passphrase, probably for want of memory")
    }
    return key
  }

  private func refused(_ operation: String) -> SignatureError {
    functions.clearErrors()
    return SignatureError(.refused(operation: operation, library: libraryName))
  }
}
