/// What the player lets run.
public enum TrustPolicy: String, CaseIterable, Sendable {
  /// Everything; that a game is unsigned is shown, and a signature that does not fit is said.
  case any
  /// Everything but games whose signature does not fit; the rest is said when not trusted.
  case warn
  /// Only what a trusted key has signed.
  case require

  /// What to do with a game of which this was found out. `plugin` is the file's name.
  public func decision(for verdict: TrustVerdict, plugin: String) -> TrustDecision {
    switch (self, verdict) {
    case (_, .trusted): .allow
    case (.any, .unsigned), (.any, .unknownKey), (.any, .unverifiable): .allow
    case (.any, .bad): .warn(verdict.sentence(plugin: plugin))
    case (.warn, .bad), (.require, _):
      .refuse(verdict.sentence(plugin: plugin) + remedy(for: verdict))
    case (.warn, _): .warn(verdict.sentence(plugin: plugin))
    }
  }

  private func remedy(for verdict: TrustVerdict) -> String {
    let relax =
      self == .require
      ? "allow it with: gamehost trust policy warn" : "allow it with: gamehost trust policy any"
    return switch verdict {
    case .unknownKey: "; add the key with: gamehost trust add KEY, or \(relax)"
    case .bad: "; get the game again from where it came, or \(relax)"
    case .trusted, .unsigned, .unverifiable: "; \(relax)"
    }
  }
}

/// What a policy makes of a verdict.
public enum TrustDecision: Hashable, Sendable {
  /// Run it.
  case allow
  /// Run it, and say this.
  case warn(String)
  /// Do not run it, and say this.
  case refuse(String)

  /// A word, as `--json` has it.
  public var word: String {
    switch self {
    case .allow: "allow"
    case .warn: "warn"
    case .refuse: "refuse"
    }
  }
}
