public import Minisign

/// What is known of where a plugin comes from.
public enum TrustVerdict: Hashable, Sendable {
  /// A trusted key has signed it, with a comment (made printable).
  case trusted(TrustedKey, comment: String)
  /// It has no signature.
  case unsigned
  /// It has a signature by a key that is not trusted, hence cannot be checked.
  case unknownKey(KeyID)
  /// It has a signature that does not fit; the reason is a clause.
  case bad(String)
  /// It has a signature that cannot be checked here; the reason is a clause.
  case unverifiable(String)

  /// A word, as `--json` has it.
  public var word: String {
    switch self {
    case .trusted: "trusted"
    case .unsigned: "unsigned"
    case .unknownKey: "unknown-key"
    case .bad: "bad"
    case .unverifiable: "unverifiable"
    }
  }

  /// A sentence about a file of this name.
  public func sentence(plugin: String) -> String {
    switch self {
    case .trusted(let key, let comment):
      "\(plugin) is signed by \(key)" + (comment.isEmpty ? "" : ": \(comment)")
    case .unsigned: "\(plugin) is not signed"
    case .unknownKey(let id):
      "\(plugin) is signed with the key \(id), which is not trusted here"
    case .bad(let reason): "the signature of \(plugin) does not hold: \(reason)"
    case .unverifiable(let reason): "the signature of \(plugin) cannot be checked: \(reason)"
    }
  }
}
