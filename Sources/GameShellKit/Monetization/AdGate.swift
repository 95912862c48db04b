/// When an advertisement may be shown: never in a game, never to who paid, never to a newcomer,
/// and seldom to the others. A rule, without a state of its own.
public struct AdGate: Hashable, Sendable {
  /// The least time between two advertisements, milliseconds.
  public var interval: Int64
  /// How many of the first sessions are free of advertisements.
  public var freeSessions: Int

  /// Makes a gate; ten minutes and three sessions unless told otherwise.
  public init(interval: Int64 = 600_000, freeSessions: Int = 3) {
    self.interval = interval
    self.freeSessions = freeSessions
  }

  /// What the gate has to know.
  public struct Situation: Hashable, Sendable {
    /// Whether a game is on the screen, also a paused or a finished one.
    public var isInGame: Bool
    /// Whether the player owns the product that removes advertisements.
    public var isEntitled: Bool
    /// What was shown before.
    public var history: AdHistory
    /// Now, Unix milliseconds.
    public var now: Int64

    /// Makes a situation.
    public init(isInGame: Bool, isEntitled: Bool, history: AdHistory, now: Int64) {
      self.isInGame = isInGame
      self.isEntitled = isEntitled
      self.history = history
      self.now = now
    }
  }

  /// What the gate answers.
  public enum Decision: String, Hashable, Sendable {
    case show, inGame, entitled, firstSessions, tooSoon
  }

  /// Whether an advertisement may be shown, and if not, the strongest reason.
  ///
  /// A clock that was set back does not count as time gone by.
  public func decision(in situation: Situation) -> Decision {
    if situation.isInGame { return .inGame }
    if situation.isEntitled { return .entitled }
    if situation.history.sessions <= freeSessions { return .firstSessions }
    if let last = situation.history.lastShown {
      let (elapsed, overflow) = situation.now.subtractingReportingOverflow(last)
      if overflow || elapsed < interval { return .tooSoon }
    }
    return .show
  }
}
