/// Receives the ends of games.
///
/// The same game may be reported again after a crash; a conformer counts it once, by `gameID`.
public protocol CompletionSink: AnyObject {
  /// Takes note of a finished game.
  func gameCompleted(_ completion: GameCompletion)
}

/// A finished game.
public struct GameCompletion: Hashable, Sendable {
  /// The id of the home mode.
  public var mode: String
  /// What reproduces the game: `parameters#seed` or `parameters:description`.
  public var gameID: String
  /// Won, not lost.
  public var isWon: Bool
  /// Played with hints: it counts, but enters no leaderboard.
  public var isAssisted: Bool
  /// Milliseconds played.
  public var elapsed: Int64
  /// In the leaderboard's unit.
  public var score: Int64
  /// The leaderboard's id; nil for none.
  public var leaderboard: String?

  /// Makes a completion.
  public init(
    mode: String, gameID: String, isWon: Bool, isAssisted: Bool = false, elapsed: Int64,
    score: Int64, leaderboard: String? = nil
  ) {
    self.mode = mode
    self.gameID = gameID
    self.isWon = isWon
    self.isAssisted = isAssisted
    self.elapsed = elapsed
    self.score = score
    self.leaderboard = leaderboard
  }
}
