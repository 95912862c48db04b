public import Minisign

/// A key that the player trusts.
public struct TrustedKey: Hashable, Sendable {
  /// The key.
  public var key: MinisignPublicKey
  /// The player's, or else the key file's, words for whose it is; one printable line.
  public var name: String

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
