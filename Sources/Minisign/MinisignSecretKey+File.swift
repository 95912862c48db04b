public import SignatureLibrary

/// The file: in base64 below a comment, `Ed`, the key derivation (`Sc` for scrypt, zeros for none),
/// `B2`, a salt of 32 bytes, the two limits of scrypt as little-endian numbers of 64 bits, and
/// 104 bytes: the key's id, seed, public key and a BLAKE2b digest of 32 bytes over `Ed`, id, seed
/// and public key. With scrypt, the 104 bytes are combined with the derived ones by exclusive or.
extension MinisignSecretKey {
  private static let fileSize = 158
  private static let scrypt = Array("Sc".utf8)

  /// Whether a secret key file needs a passphrase.
  public static func isEncrypted(file bytes: [UInt8]) throws(MinisignError) -> Bool {
    try content(of: bytes)[2..<4].elementsEqual(scrypt)
  }

  /// Reads a secret key file. `passphrase` is asked for only when the key is encrypted; nil from
  /// it means that there is none.
  public init(
    file bytes: [UInt8], passphrase: () -> [UInt8]?, scheme: any SignatureScheme
  ) throws(MinisignError) {
    let content = try Self.content(of: bytes)
    var secret = Array(content[54...])
    let isEncrypted = content[2..<4].elementsEqual(Self.scrypt)
    if isEncrypted {
      guard let passphrase = passphrase() else { throw MinisignError(.passphraseNeeded) }
      let limits = ScryptLimits(
        operations: number(content[38..<46]), memory: number(content[46..<54]))
      secret = try Self.combined(
        secret, passphrase: passphrase, salt: Array(content[6..<38]), limits: limits,
        scheme: scheme)
    } else if !content[2..<4].allSatisfy({ $0 == 0 }) {
      throw MinisignError(
        .malformed("the secret key is encrypted in a way that is not known here"))
    }
    let damaged = MinisignError(
      isEncrypted ? .wrongPassphrase : .malformed("the secret key is damaged"))
    guard let id = KeyID(secret[..<8]) else { throw damaged }
    let seed = Array(secret[8..<40])
    let key = try translating { try scheme.signingKey(seed: seed) }
    guard key.publicKey.bytes.elementsEqual(secret[40..<72]) else { throw damaged }
    self.init(id: id, key: key)
    // minisign leaves the digest of an unencrypted key empty.
    let stored = secret[72...]
    if !isEncrypted, stored.allSatisfy({ $0 == 0 }) { return }
    let digest = try digest(scheme)
    guard stored.elementsEqual(digest) else { throw damaged }
  }

  /// The file's text, encrypted when there is a passphrase, which takes time and memory.
  public func text(
    passphrase: [UInt8]? = nil, limits: ScryptLimits = .minisign, comment: String? = nil,
    scheme: any SignatureScheme
  ) throws(MinisignError) -> String {
    // minisign writes the same words over unencrypted keys.
    let comment = comment ?? "minisign encrypted secret key"
    try CommentedText.check(comment, limit: CommentedText.untrustedLimit)
    let plain = id.bytes + key.seed + key.publicKey.bytes
    var content = Array("Ed".utf8)
    if let passphrase {
      let salt = try translating { try scheme.randomBytes(32) }
      let secret = try Self.combined(
        plain + (try digest(scheme)), passphrase: passphrase, salt: salt, limits: limits,
        scheme: scheme)
      content += Self.scrypt + Array("B2".utf8) + salt
      content += bytes(limits.operations) + bytes(limits.memory) + secret
    } else {
      content += [0, 0] + Array("B2".utf8) + Array(repeating: 0, count: 48)
      content += plain + Array(repeating: 0, count: 32)
    }
    return "\(CommentedText.untrusted)\(comment)\n\(Base64.encode(content))\n"
  }

  private static func content(of file: [UInt8]) throws(MinisignError) -> [UInt8] {
    let lines = try CommentedText.lines(file, of: "secret key")
    guard lines.count == 2 else {
      throw MinisignError(
        .malformed("a secret key file has 2 lines, a comment and the key, not \(lines.count)"))
    }
    let bytes = try CommentedText.bytes(lines[1], count: fileSize, of: "secret key")
    guard bytes[..<2].elementsEqual("Ed".utf8), bytes[4..<6].elementsEqual("B2".utf8) else {
      throw MinisignError(.malformed("the secret key is not a key for Ed25519"))
    }
    return bytes
  }

  private func digest(_ scheme: any SignatureScheme) throws(MinisignError) -> [UInt8] {
    try translating {
      try scheme.blake2b(
        Array("Ed".utf8) + id.bytes + key.seed + key.publicKey.bytes, length: 32)
    }
  }

  /// Encrypts or decrypts the secret part of a file.
  private static func combined(
    _ secret: [UInt8], passphrase: [UInt8], salt: [UInt8], limits: ScryptLimits,
    scheme: any SignatureScheme
  ) throws(MinisignError) -> [UInt8] {
    let cost = limits.cost
    guard cost.isReasonable else {
      throw MinisignError(
        .malformed("the secret key asks for more memory or time than any key should"))
    }
    return try translating {
      let mask = try scheme.deriveKey(
        from: passphrase, salt: salt, cost: cost, length: secret.count)
      return zip(secret, mask).map { $0 ^ $1 }
    }
  }
}

/// Eight little-endian bytes as a number.
private func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
  bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
}

/// A number as eight little-endian bytes.
private func bytes(_ number: UInt64) -> [UInt8] {
  (0..<UInt64(8)).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}
