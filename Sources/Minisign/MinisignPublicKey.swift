public import SignatureLibrary

/// A public key as minisign writes it: `Ed`, the key's id and the key, in base64 below a comment.
public struct MinisignPublicKey: Hashable, Sendable {
  /// Tells keys apart.
  public var id: KeyID
  /// The key itself.
  public var key: VerifyingKey

  /// Makes a key.
  public init(id: KeyID, key: VerifyingKey) {
    self.id = id
    self.key = key
  }

  /// Reads a public key file, or its line of base64 alone.
  public init(file bytes: [UInt8]) throws(MinisignError) {
    let lines = try CommentedText.lines(bytes, of: "public key")
    guard (1...2).contains(lines.count), let line = lines.last else {
      throw MinisignError(
        .malformed("a public key file has 2 lines, a comment and the key, not \(lines.count)"))
    }
    try self.init(base64: line)
  }

  /// Reads a public key file, or its line of base64 alone.
  public init(text: String) throws(MinisignError) { try self.init(file: Array(text.utf8)) }

  private init(base64: String) throws(MinisignError) {
    let bytes = try CommentedText.bytes(base64, count: 42, of: "public key")
    guard bytes[..<2].elementsEqual("Ed".utf8), let id = KeyID(bytes[2..<10]) else {
      throw MinisignError(.malformed("the public key is not a key for Ed25519"))
    }
    guard let key = VerifyingKey(Array(bytes[10...])) else {
      throw MinisignError(.malformed("the public key is one under which anyone can sign"))
    }
    self.init(id: id, key: key)
  }

  /// The 56 characters that stand for the key; they begin with `RW`.
  public var base64: String { Base64.encode(Array("Ed".utf8) + id.bytes + key.bytes) }

  /// The file's text, under a comment; minisign's own words when there is none.
  public func text(comment: String? = nil) throws(MinisignError) -> String {
    let comment = comment ?? "minisign public key \(id)"
    try CommentedText.check(comment, limit: CommentedText.untrustedLimit)
    return "\(CommentedText.untrusted)\(comment)\n\(base64)\n"
  }

  /// The comment of a public key file, made printable; nil when it has none.
  public static func comment(inFile bytes: [UInt8]) -> String? {
    guard let lines = try? CommentedText.lines(bytes, of: "public key"), lines.count == 2,
      let line = lines.first, line.hasPrefix(CommentedText.untrusted)
    else { return nil }
    return String(line.dropFirst(CommentedText.untrusted.count)).printable
  }
}
