/// What the gate has to remember of earlier sessions.
public struct AdHistory: Hashable, Sendable {
  /// Sessions begun, this one included.
  public var sessions: Int
  /// When an advertisement was shown last, Unix milliseconds.
  public var lastShown: Int64?
  /// Advertisements shown, which is what the rotation goes by.
  public var shown: Int

  /// Makes a history; a new player's unless told otherwise.
  public init(sessions: Int = 0, lastShown: Int64? = nil, shown: Int = 0) {
    self.sessions = sessions
    self.lastShown = lastShown
    self.shown = shown
  }
}

extension AdHistory {
  /// Reads what `bytes` gives; nil for anything else, so that damage makes a new player, who sees
  /// fewer advertisements rather than more.
  public init?(bytes: [UInt8]) {
    let fields = String(decoding: bytes, as: UTF8.self).split(
      separator: " ", omittingEmptySubsequences: false)
    guard fields.count == 3, let sessions = Int(fields[0]), let shown = Int(fields[1]),
      (0...1_000_000_000).contains(sessions), (0...1_000_000_000).contains(shown),
      fields[2] == "-" || Int64(fields[2]) != nil
    else { return nil }
    self.init(sessions: sessions, lastShown: Int64(fields[2]), shown: shown)
  }

  /// The fields as text, for the store.
  public var bytes: [UInt8] {
    Array("\(sessions) \(shown) \(lastShown.map { "\($0)" } ?? "-")".utf8)
  }
}
