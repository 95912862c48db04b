public import SignatureLibrary

/// A signature file as minisign writes it.
public struct MinisignSignature: Hashable, Sendable {
  /// What is signed.
  public enum Algorithm: String, Hashable, Sendable {
    /// The file itself; minisign calls it legacy.
    case legacy = "Ed"
    /// The file's BLAKE2b digest of 64 bytes.
    case prehashed = "ED"
  }

  /// What is signed.
  public var algorithm: Algorithm
  /// Which key is said to have signed.
  public var keyID: KeyID
  /// Signs the file, as `algorithm` says.
  public var signature: Ed25519Signature
  /// Anybody may have changed it.
  public var untrustedComment: String
  /// What the signer says about the file.
  public var trustedComment: String
  /// Signs `signature` and the trusted comment together.
  public var globalSignature: Ed25519Signature

  /// The limit for a signature file, in bytes; minisign's own comments fit.
  public static let fileLimit = 16_384

  /// Reads a signature file.
  public init(file bytes: [UInt8]) throws(MinisignError) {
    let lines = try CommentedText.lines(bytes, of: "signature file")
    guard lines.count == 4 else {
      throw MinisignError(.malformed("a signature file has 4 lines, not \(lines.count)"))
    }
    guard lines[0].hasPrefix(CommentedText.untrusted) else {
      throw MinisignError(
        .malformed("line 1 of the signature file does not begin with \"untrusted comment: \""))
    }
    guard lines[2].hasPrefix(CommentedText.trusted) else {
      throw MinisignError(
        .malformed("line 3 of the signature file does not begin with \"trusted comment: \""))
    }
    let bytes = try CommentedText.bytes(lines[1], count: 74, of: "signature")
    let global = try CommentedText.bytes(lines[3], count: 64, of: "global signature")
    guard let algorithm = Algorithm(rawValue: String(decoding: bytes[..<2], as: UTF8.self)) else {
      throw MinisignError(.malformed("the signature is not one of Ed25519"))
    }
    guard let id = KeyID(bytes[2..<10]), let signature = Ed25519Signature(Array(bytes[10...])),
      let globalSignature = Ed25519Signature(global)
    else { throw MinisignError(.malformed("the signature has a wrong size")) }
    self.init(
      algorithm: algorithm, keyID: id, signature: signature,
      untrustedComment: String(lines[0].dropFirst(CommentedText.untrusted.count)),
      trustedComment: String(lines[2].dropFirst(CommentedText.trusted.count)),
      globalSignature: globalSignature)
  }

  init(
    algorithm: Algorithm, keyID: KeyID, signature: Ed25519Signature, untrustedComment: String,
    trustedComment: String, globalSignature: Ed25519Signature
  ) {
    self.algorithm = algorithm
    self.keyID = keyID
    self.signature = signature
    self.untrustedComment = untrustedComment
    self.trustedComment = trustedComment
    self.globalSignature = globalSignature
  }

  /// The file's text.
  public var text: String {
    let bytes = Array(algorithm.rawValue.utf8) + keyID.bytes + signature.bytes
    return """
      \(CommentedText.untrusted)\(untrustedComment)
      \(Base64.encode(bytes))
      \(CommentedText.trusted)\(trustedComment)
      \(Base64.encode(globalSignature.bytes))

      """
  }

  /// What the global signature signs.
  static func globalMessage(_ signature: Ed25519Signature, _ trustedComment: String) -> [UInt8] {
    signature.bytes + Array(trustedComment.utf8)
  }
}
