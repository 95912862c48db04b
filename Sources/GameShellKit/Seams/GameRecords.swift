/// What was played: the side of the game center that the host's own screens read.
///
/// A conformer counts each game once, by its id, however often it is reported.
public protocol GameRecords: GameCenter {
  /// Enters a finished game, and with it, as one change, who is still to hear of it; nil when it
  /// was entered before.
  ///
  /// `wall` is Unix milliseconds and `day` the player's calendar day. What is owed must survive
  /// the end of the process as the game itself does.
  func enter(
    _ completion: GameCompletion, at wall: Int64, day: Day, owing recipients: [String]
  ) throws(SaveError) -> OwedCompletion?

  /// The games of which somebody has not heard although whoever entered them is gone, oldest
  /// first. Those that a living process is just delivering are not among them.
  func owed() throws(SaveError) -> [OwedCompletion]

  /// Says that a recipient has heard of a game.
  func settle(_ recipient: String, gameID: String) throws(SaveError)

  /// The best scores of a leaderboard, best first; with `since`, only those from then on.
  func scores(
    leaderboard: String, lowerIsBetter: Bool, since: Int64?, limit: Int
  ) throws(SaveError) -> [ScoreRecord]

  /// Progress by achievement, 0 … 1000.
  func achievementProgress() throws(SaveError) -> [String: Int]
}

extension GameRecords {
  /// Enters a finished game of which nobody else is to hear; answers false when it was entered
  /// before.
  @discardableResult
  public func enter(
    _ completion: GameCompletion, at wall: Int64, day: Day
  ) throws(SaveError) -> Bool {
    try enter(completion, at: wall, day: day, owing: []) != nil
  }
}

/// A finished game, and who is still to hear of it.
public struct OwedCompletion: Hashable, Sendable {
  /// The game.
  public var game: FinishedGame
  /// Tells it apart from every other finished game on this machine.
  public var number: Int64
  /// By name, in the order in which they hear of it.
  public var recipients: [String]

  /// Makes one.
  public init(game: FinishedGame, number: Int64, recipients: [String]) {
    self.game = game
    self.number = number
    self.recipients = recipients
  }
}

/// A score in a leaderboard.
public struct ScoreRecord: Hashable, Sendable {
  /// In the leaderboard's unit.
  public var value: Int64
  /// The id of the game.
  public var gameID: String
  /// When it was entered, Unix milliseconds.
  public var enteredAt: Int64

  /// Makes a record.
  public init(value: Int64, gameID: String, enteredAt: Int64) {
    self.value = value
    self.gameID = gameID
    self.enteredAt = enteredAt
  }
}

/// A finished game with its time.
public struct FinishedGame: Hashable, Sendable {
  /// What the game reported.
  public var completion: GameCompletion
  /// When, Unix milliseconds.
  public var finishedAt: Int64
  /// The player's calendar day.
  public var day: Day

  /// Makes a finished game.
  public init(completion: GameCompletion, finishedAt: Int64, day: Day) {
    self.completion = completion
    self.finishedAt = finishedAt
    self.day = day
  }
}
