import Minisign
import Platform

/// What `gamehost trust` and `gamehost verify` do: a typed result, whose description is what to
/// print, or a `TrustError`.
public struct TrustCommands {
  /// The keys and the policy.
  public let store: TrustStore

  /// Works on a store.
  public init(store: TrustStore) { self.store = store }

  /// What adding a key came to.
  public struct Addition: Hashable, Sendable, CustomStringConvertible {
    /// The key.
    public var key: TrustedKey
    /// Whether it was not trusted before.
    public var isNew: Bool

    /// A sentence.
    public var description: String {
      isNew ? "games signed by \(key) are trusted from now on" : "\(key) was trusted already"
    }
  }

  /// Trusts a key: its 56 characters, or a file with it. Without a name, the key file's comment
  /// becomes the name.
  public func add(_ source: String, name: String? = nil) throws(TrustError) -> Addition {
    let key: TrustedKey
    if let plain = try? MinisignPublicKey(text: source) {
      key = TrustedKey(key: plain, name: name ?? "")
    } else {
      key = try Self.key(inFile: source, name: name)
    }
    return Addition(key: key, isNew: try store.add(key))
  }

  private static func key(inFile path: String, name: String?) throws(TrustError) -> TrustedKey {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path, limit: 16_384)
    } catch {
      throw TrustError(error.isNotFound ? .notAKey(path) : .file(error))
    }
    do throws(MinisignError) {
      let key = try MinisignPublicKey(file: bytes)
      let comment = MinisignPublicKey.comment(inFile: bytes) ?? ""
      // minisign's own comment only repeats the id.
      let isOwn = comment == "minisign public key \(key.id)"
      return TrustedKey(key: key, name: name ?? (isOwn ? "" : comment))
    } catch {
      throw TrustError(error, path: path)
    }
  }

  /// The trusted keys.
  public struct Listing: Hashable, Sendable, CustomStringConvertible {
    /// The keys, the oldest first.
    public var keys: [TrustedKey]
    /// What the player lets run.
    public var policy: TrustPolicy

    /// The policy, then a line for each key.
    public var description: String {
      let lines = keys.map { "\($0.key.id)  \($0.key.base64)  \($0.name)".trimmingSpaces }
      return (["policy: \(policy.rawValue)"] + (lines.isEmpty ? ["no key is trusted"] : lines))
        .joined(separator: "\n")
    }
  }

  /// The trusted keys and the policy.
  public func list() throws(TrustError) -> Listing {
    Listing(keys: try store.keys(), policy: try store.policy())
  }

  /// A key that is no longer trusted.
  public struct Removal: Hashable, Sendable, CustomStringConvertible {
    /// The key.
    public var key: TrustedKey
    /// A sentence.
    public var description: String { "\(key) is no longer trusted" }
  }

  /// Trusts a key no longer; it is named by its id, or by its 56 characters.
  public func remove(_ text: String) throws(TrustError) -> Removal {
    let id = KeyID(text) ?? (try? MinisignPublicKey(text: text))?.id
    guard let id, let key = try store.remove(id) else { throw TrustError(.noSuchKey(text)) }
    return Removal(key: key)
  }

  /// Chooses the policy by its word; nil only asks for it.
  public func policy(_ word: String?) throws(TrustError) -> TrustPolicy {
    guard let word else { return try store.policy() }
    guard let policy = TrustPolicy(rawValue: word) else { throw TrustError(.notAPolicy(word)) }
    try store.setPolicy(policy)
    return policy
  }

  /// What was found out about a plugin.
  public struct Check: Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public var plugin: String
    /// Where it comes from.
    public var verdict: TrustVerdict
    /// What the policy makes of it.
    public var decision: TrustDecision
    /// A sentence.
    public var description: String { verdict.sentence(plugin: Path.name(of: plugin)) }
    /// Whether a trusted key has signed it, which is what the exit code tells.
    public var isTrusted: Bool { if case .trusted = verdict { true } else { false } }
  }

  /// Finds out where a plugin comes from.
  public func verify(_ plugin: String) throws(TrustError) -> Check {
    do throws(SystemError) {
      let verdict = store.verify(try FileDescriptor.openRegular(plugin), of: plugin)
      return Check(
        plugin: plugin, verdict: verdict, decision: store.decision(for: verdict, plugin: plugin))
    } catch {
      throw TrustError(.file(error))
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
