public import Platform
public import SignatureLibrary

extension MinisignSignature {
  /// Why a signature does not hold.
  public enum Problem: Hashable, Sendable {
    /// Another key is said to have signed.
    case otherKey
    /// The file is not the one that was signed, or the signature is not the key's.
    case contentDiffers
    /// The file is right, but the trusted comment is not the signer's.
    case commentDiffers
  }

  /// Checks a file's signature and the trusted comment's; nil when both hold.
  ///
  /// The file is read from its start to its end in parts, wherever the descriptor stands. A
  /// caller that uses the file later must use the same descriptor, of a file nobody can change.
  public func problem(
    with file: FileDescriptor, key: MinisignPublicKey, scheme: any SignatureScheme
  ) throws(MinisignError) -> Problem? {
    guard keyID == key.id else { return .otherKey }
    let message = try Self.message(of: file, algorithm, scheme)
    guard scheme.isValid(signature, of: message, by: key.key) else { return .contentDiffers }
    let global = Self.globalMessage(signature, trustedComment)
    return scheme.isValid(globalSignature, of: global, by: key.key) ? nil : .commentDiffers
  }

  /// Signs a file.
  public init(
    signing file: FileDescriptor, with key: MinisignSecretKey, trustedComment: String,
    untrustedComment: String = "signature from minisign secret key",
    algorithm: Algorithm = .prehashed, scheme: any SignatureScheme
  ) throws(MinisignError) {
    try CommentedText.check(untrustedComment, limit: CommentedText.untrustedLimit)
    try CommentedText.check(trustedComment, limit: CommentedText.trustedLimit)
    let message = try Self.message(of: file, algorithm, scheme)
    self = try translating {
      let signature = try scheme.sign(message, with: key.key)
      return MinisignSignature(
        algorithm: algorithm, keyID: key.id, signature: signature,
        untrustedComment: untrustedComment, trustedComment: trustedComment,
        globalSignature: try scheme.sign(
          Self.globalMessage(signature, trustedComment), with: key.key))
    }
  }

  /// What minisign says of a file that it signs: when (Unix seconds), the file's name, and how.
  public static func standardComment(time: Int64, fileName: String, algorithm: Algorithm) -> String
  {
    "timestamp:\(time)\tfile:\(fileName)" + (algorithm == .prehashed ? "\thashed" : "")
  }

  /// A file that is signed as it is has to be in memory whole; a larger one has to be hashed.
  private static let legacyLimit = 256 << 20

  private static func message(
    of file: FileDescriptor, _ algorithm: Algorithm, _ scheme: any SignatureScheme
  ) throws(MinisignError) -> [UInt8] {
    try translating {
      switch algorithm {
      case .prehashed: return try scheme.blake2b(of: file)
      case .legacy:
        let bytes = try file.read(legacyLimit + 1, at: 0, in: 1 << 20)
        guard bytes.count <= legacyLimit else {
          throw MinisignError(
            .malformed("a file of more than 256 MiB needs a prehashed signature; sign it again"))
        }
        return bytes
      }
    }
  }
}

extension SignatureScheme {
  /// The BLAKE2b digest of a file of any size, which is read in parts.
  public func blake2b(of file: FileDescriptor, length: Int = 64) throws -> [UInt8] {
    let hash = try makeHash(length: length)
    var offset: Int64 = 0
    while true {
      let part = try file.read(1 << 18, at: offset)
      if part.isEmpty { return try hash.finish() }
      try hash.update(part)
      offset += Int64(part.count)
    }
  }
}

extension FileDescriptor {
  /// Reads at most `count` bytes in parts, so that a small file takes little memory.
  fileprivate func read(
    _ count: Int, at offset: Int64, in parts: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let part = try read(min(parts, count - bytes.count), at: offset + Int64(bytes.count))
      if part.isEmpty { break }
      bytes += part
    }
    return bytes
  }
}
