public import Minisign

/// A key that the player trusts.
public struct TrustedKey: Hashable, Sendable {
  /// The key.
  public var key: MinisignPublicKey
  /// The player's, or else the key file's, words for whose it is; one printable line.
  public var name: String

  /// The key's id, 16 hexadecimal digits.
  public var id: String { key.id.description }
  /// The 56 characters that stand for the key.
  public var base64: String { key.base64 }

  /// Makes a key with a name.
  public init(key: MinisignPublicKey, name: String) {
    self.key = key
    self.name = name.printable
  }
}

extension TrustedKey: CustomStringConvertible {
  /// The id, and the name if there is one.
  public var description: String { name.isEmpty ? "\(key.id)" : "\(key.id) (\(name))" }
}
