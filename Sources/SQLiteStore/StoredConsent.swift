public import GameShellKit

/// The player's answer to the consent question, kept with the host's settings.
public final class StoredConsent: Consent {
  private let store: SQLiteStore
  private let changed: (Bool) -> Void

  /// Reads and writes a store's setting; `changed` hears of every new answer.
  public init(store: SQLiteStore, changed: @escaping (Bool) -> Void = { _ in }) {
    self.store = store
    self.changed = changed
  }

  /// The answer; nil while not asked, or when it cannot be read.
  public var answer: Bool? {
    switch try? store.setting("consent") {
    case "yes": true
    case "no": false
    default: nil
    }
  }

  /// Keeps the answer.
  public func set(_ answer: Bool) throws(SaveError) {
    try store.set(answer ? "yes" : "no", for: "consent")
    changed(answer)
  }
}
