/// Leaderboards, achievements and finished games that last as long as the process.
public final class InMemoryGameCenter: GameCenter, GameRecords {
  /// The score of each game, by leaderboard and game id.
  public private(set) var scores: [String: [String: Int64]] = [:]
  /// Progress by achievement, 0 … 1000.
  public private(set) var achievements: [String: Int] = [:]
  private var finished: [FinishedGame] = []
  private var entered: [String: Int64] = [:]
  private var debts: [OwedCompletion] = []
  private let clock: (any GameClock)?

  /// Makes an empty one; scores are dated by the clock, or 0 without one.
  public init(clock: (any GameClock)? = nil) { self.clock = clock }

  /// Keeps the score unless the game has one already.
  public func submitScore(_ score: Int64, leaderboard: String, gameID: String) {
    guard scores[leaderboard]?[gameID] == nil else { return }
    scores[leaderboard, default: [:]][gameID] = score
    entered[leaderboard + "\n" + gameID] = clock?.now.wall ?? 0
  }

  /// Keeps the greatest progress.
  public func reportAchievement(_ id: String, progress: Int) {
    achievements[id] = max(achievements[id] ?? 0, min(1000, max(0, progress)))
  }

  /// Appends the game unless it is there.
  public func enter(
    _ completion: GameCompletion, at wall: Int64, day: Day, owing recipients: [String]
  ) throws(SaveError) -> OwedCompletion? {
    guard !finished.contains(where: { $0.completion.gameID == completion.gameID }) else {
      return nil
    }
    let game = FinishedGame(completion: completion, finishedAt: wall, day: day)
    finished.append(game)
    let entered = OwedCompletion(
      game: game, number: Int64(finished.count), recipients: recipients)
    if !recipients.isEmpty { debts.append(entered) }
    return entered
  }

  /// What was not settled: within one process nobody else can be at it.
  public func owed() throws(SaveError) -> [OwedCompletion] { debts }

  /// Crosses the recipient out.
  public func settle(_ recipient: String, gameID: String) throws(SaveError) {
    debts = debts.compactMap { debt in
      guard debt.game.completion.gameID == gameID else { return debt }
      var rest = debt
      rest.recipients.removeAll { $0 == recipient }
      return rest.recipients.isEmpty ? nil : rest
    }
  }

  /// The best scores.
  public func scores(
    leaderboard: String, lowerIsBetter: Bool, since: Int64?, limit: Int
  ) throws(SaveError) -> [ScoreRecord] {
    let all = (scores[leaderboard] ?? [:]).map { id, value in
      ScoreRecord(value: value, gameID: id, enteredAt: entered[leaderboard + "\n" + id] ?? 0)
    }
    let recent = all.filter { $0.enteredAt >= since ?? .min }
    let sorted = recent.sorted {
      $0.value == $1.value
        ? ($0.enteredAt, $0.gameID) < ($1.enteredAt, $1.gameID)
        : lowerIsBetter ? $0.value < $1.value : $0.value > $1.value
    }
    return Array(sorted.prefix(limit))
  }

  /// The progress.
  public func achievementProgress() throws(SaveError) -> [String: Int] { achievements }

  /// The games.
  public func finishedGames(mode: String?) throws(SaveError) -> [FinishedGame] {
    finished.filter { mode == nil || $0.completion.mode == mode }
  }
}
