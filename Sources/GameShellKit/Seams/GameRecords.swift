/// What was played: the side of the game center that the host's own screens read.
///
/// A conformer counts each game once, by its id, however often it is reported.
public protocol GameRecords: GameCenter {
  /// Enters a finished game; answers false when it was entered before.
  ///
  /// `wall` is Unix milliseconds and `day` the player's calendar day.
  @discardableResult
  func enter(_ completion: GameCompletion, at wall: Int64, day: Day) throws(SaveError) -> Bool

  /// The best scores of a leaderboard, best first; with `since`, only those from then on.
  func scores(
    leaderboard: String, lowerIsBetter: Bool, since: Int64?, limit: Int
  ) throws(SaveError) -> [ScoreRecord]

  /// Progress by achievement, 0 … 1000.
  func achievementProgress() throws(SaveError) -> [String: Int]
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
