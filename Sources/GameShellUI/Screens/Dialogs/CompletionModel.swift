public import GameShellKit

/// What the player is told when a game has been won.
public struct CompletionModel: Hashable, Sendable {
  /// The game's name.
  public var game: String
  /// The mode's title; empty when the mode is none of Home's.
  public var mode: String
  /// Won, not lost.
  public var isWon: Bool
  /// Played with hints.
  public var isAssisted: Bool
  /// Milliseconds played.
  public var elapsed: Int64
  /// The shortest game of the mode without help, this one included, in milliseconds.
  public var best: Int64?
  /// Whether this game is the shortest of several.
  public var isBest: Bool
  /// Wins in a row; for a daily puzzle, days in a row.
  public var streak: Int
  /// What reproduces the game.
  public var gameID: String

  /// Gathers what is told of a completion that is among `games`, the finished ones of its mode.
  public init(
    _ completion: GameCompletion, game: String, mode: String, isDaily: Bool,
    games: [FinishedGame], today: Day
  ) {
    let statistics = GameStatistics(games)
    self.game = game
    self.mode = mode
    isWon = completion.isWon
    isAssisted = completion.isAssisted
    elapsed = completion.elapsed
    best = statistics.best
    isBest =
      completion.isWon && !completion.isAssisted && statistics.times.count > 1
      && statistics.best == completion.elapsed
    // The puzzle of another day belongs to no streak.
    streak =
      !isDaily
      ? statistics.currentStreak
      : completion.dailyDay ?? today == today ? DailyRecord(games).streak(today: today).current : 0
    gameID = completion.gameID
  }

  /// What can be copied and sent: what was played and how fast, and the id that opens the same game.
  public func shareText(_ strings: ShellStrings) -> [String] {
    let words = strings.completion
    return [
      words.shareText.filling("game", with: game)
        .filling("mode", with: mode).filling("time", with: formatElapsed(elapsed))
        .replacing("·  ·", with: "·"),
      words.shareID.filling("id", with: gameID),
    ]
  }
}
