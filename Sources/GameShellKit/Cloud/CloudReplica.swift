/// What one machine knows of one game: its finished games, scores, achievements and saves.
///
/// Machines exchange replicas whole, in any order, late and more than once, and merge what they
/// get. Merging never depends on the order and never loses a finished game: finished games and
/// scores are a union by game, achievements the greatest progress. Of saves that were changed on
/// two machines apart, the one with the greater order goes on and the other becomes a copy.
public struct CloudReplica: Hashable, Sendable {
  /// Names a score.
  public struct ScoreKey: Hashable, Sendable {
    /// The leaderboard's id.
    public var leaderboard: String
    /// The game's id.
    public var gameID: String

    /// Makes a key.
    public init(leaderboard: String, gameID: String) {
      self.leaderboard = leaderboard
      self.gameID = gameID
    }
  }

  /// By game id.
  public var finished: [String: FinishedGame] = [:]
  /// By leaderboard and game id.
  public var scores: [ScoreKey: ScoreRecord] = [:]
  /// Progress by achievement, 0 … 1000.
  public var achievements: [String: Int] = [:]
  /// By route.
  public var saves: [String: CloudSave] = [:]
  /// What gave way, by route; the newest of each.
  public var copies: [String: Set<CloudCopy>] = [:]

  /// How many copies of a route are kept.
  public static let keptCopies = 32

  /// Makes an empty one.
  public init() {}

  /// Takes in what another machine knows.
  public mutating func merge(_ other: CloudReplica) {
    finished.merge(other.finished) { $0.counts(over: $1) ? $0 : $1 }
    scores.merge(other.scores) { $0.counts(over: $1) ? $0 : $1 }
    achievements.merge(other.achievements, uniquingKeysWith: max)
    for (route, copies) in other.copies { for copy in copies { keep(copy, at: route) } }
    for (route, save) in other.saves { merge(save, at: route) }
  }

  /// Takes in the save of a route.
  public mutating func merge(_ theirs: CloudSave, at route: String) {
    guard let ours = saves[route] else {
      saves[route] = theirs
      return
    }
    let (winner, loser) = ours.precedes(theirs) ? (theirs, ours) : (ours, theirs)
    // Equal versions of different games come from machines that were copied from one another.
    let isConflict =
      ours.version == theirs.version
      || !ours.version.includes(theirs.version) && !theirs.version.includes(ours.version)
    if isConflict, let game = loser.game, game != winner.game {
      keep(CloudCopy(order: loser.order, game: game), at: route)
    }
    saves[route] = CloudSave(
      version: ours.version.joined(with: theirs.version), order: winner.order, game: winner.game)
  }

  /// Keeps a copy; the oldest goes when there are too many.
  public mutating func keep(_ copy: CloudCopy, at route: String) {
    copies[route, default: []].insert(copy)
    guard let all = copies[route], all.count > Self.keptCopies,
      let oldest = all.min(by: { $0.precedes($1) })
    else { return }
    copies[route]?.remove(oldest)
  }
}

extension FinishedGame {
  /// Whether this report of a game counts rather than another of the same game: a win over a
  /// loss, one without help over one with, else the earlier. The rest only makes it the same
  /// everywhere.
  func counts(over other: FinishedGame) -> Bool {
    let (a, b) = (completion, other.completion)
    if a.isWon != b.isWon { return a.isWon }
    if a.isAssisted != b.isAssisted { return b.isAssisted }
    if finishedAt != other.finishedAt { return finishedAt < other.finishedAt }
    if (a.elapsed, a.score) != (b.elapsed, b.score) {
      return (a.elapsed, a.score) < (b.elapsed, b.score)
    }
    return (a.mode, a.leaderboard ?? "", day.number)
      < (b.mode, b.leaderboard ?? "", other.day.number)
  }
}

extension ScoreRecord {
  /// Whether this record counts rather than another of the same game: the earlier one.
  func counts(over other: ScoreRecord) -> Bool {
    (enteredAt, value) < (other.enteredAt, other.value)
  }
}
