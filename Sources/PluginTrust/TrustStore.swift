import Minisign
import Platform
public import SignatureLibrary

/// The keys that the player trusts, the policy, and the games that run without the sandbox, in
/// small files of the settings' folder.
///
/// `trusted-keys` holds minisign's public key files one after the other, `trust-policy` one word,
/// `unconfined-games` a line with digest and path for each. They are read anew each time, and written so that a reader finds the old or the new content.
public final class TrustStore {
  /// Where the keys are.
  public let keysPath: String
  /// Where the policy is.
  public let policyPath: String
  /// Where the games are that run without the sandbox.
  public let gamesPath: String
  private let openScheme: () throws(SignatureError) -> any SignatureScheme
  private var opened: (any SignatureScheme)?

  /// Uses a folder, which is made when something is written. The library is opened when the first
  /// signature is checked.
  public init(
    folder: String,
    openScheme: @escaping () throws(SignatureError) -> any SignatureScheme = {
      () throws(SignatureError) in try CryptoLibrary.openAny()
    }
  ) {
    keysPath = Path.join(folder, "trusted-keys")
    policyPath = Path.join(folder, "trust-policy")
    gamesPath = Path.join(folder, "unconfined-games")
    self.openScheme = openScheme
  }

  /// The library.
  public func scheme() throws(SignatureError) -> any SignatureScheme {
    if let opened { return opened }
    let scheme = try openScheme()
    opened = scheme
    return scheme
  }

  /// The policy; `any` when none was chosen.
  public func policy() throws(TrustError) -> TrustPolicy {
    guard let bytes = try content(of: policyPath) else { return .any }
    let word = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    guard let policy = TrustPolicy(rawValue: word) else {
      throw TrustError(
        .settings(
          path: policyPath,
          reason: "\(TrustError(.notAPolicy(word))); choose one with: gamehost trust policy"))
    }
    return policy
  }

  /// Chooses a policy.
  public func setPolicy(_ policy: TrustPolicy) throws(TrustError) {
    try write("\(policy.rawValue)\n", to: policyPath)
  }

  /// What to do with a plugin. Settings that cannot be read let nothing run that is not trusted.
  public func decision(for verdict: TrustVerdict, plugin: String) -> TrustDecision {
    do throws(TrustError) {
      return try policy().decision(for: verdict, plugin: Path.name(of: plugin))
    } catch {
      if case .trusted = verdict { return .allow }
      return .refuse("\(verdict.sentence(plugin: Path.name(of: plugin))), and \(error)")
    }
  }

  /// The content of a settings file; nil when there is none.
  func content(of path: String) throws(TrustError) -> [UInt8]? {
    do throws(SystemError) {
      return try FileSystem.read(path, limit: 1 << 20)
    } catch {
      if error.isNotFound { return nil }
      throw TrustError(.file(error))
    }
  }

  func write(_ text: String, to path: String) throws(TrustError) {
    do throws(SystemError) {
      try FileSystem.makeFolders(Path.folder(of: path))
      try FileSystem.writeAtomically(Array(text.utf8), to: path)
    } catch {
      throw TrustError(.file(error))
    }
  }
}
