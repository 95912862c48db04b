public import GameShellKit

/// What one player has done with one game, for a list of games.
public struct PlayHistory: Hashable, Sendable {
  /// When something of it was saved or finished last, Unix milliseconds.
  public var lastPlayed: Int64 = 0
  /// The progress of the unfinished game saved last, 0 … 1000; nil without one.
  public var progress: Int?
  /// What the game says of it; may be empty.
  public var summary = ""
  /// Won games.
  public var wins = 0
  /// The days on which a game was finished, latest first.
  public var days: [Day] = []

  /// Makes the history of a game that was never played.
  public init() {}
}

extension SQLiteStore {
  /// What was done with each game, by subsystem.
  public func playHistories() throws(SaveError) -> [String: PlayHistory] {
    var histories: [String: PlayHistory] = [:]
    try connection.saving { () throws(SQLiteError) in
      let saved = try connection.statement(
        """
        SELECT subsystem, saved_at, is_finished = 0 AND is_pristine = 0, progress, summary
        FROM game ORDER BY saved_at, id
        """
      ).all {
        ($0.text(0), $0.integer(1), $0.integer(2) != 0, Int($0.integer(3)), $0.text(4))
      }
      for (subsystem, at, isOpen, progress, summary) in saved {
        var history = histories[subsystem] ?? PlayHistory()
        history.lastPlayed = max(history.lastPlayed, at)
        if isOpen { (history.progress, history.summary) = (progress, summary) }
        histories[subsystem] = history
      }
      let finished = try connection.statement(
        """
        SELECT subsystem, day, MAX(finished_at), SUM(is_won) FROM finished
        GROUP BY subsystem, day ORDER BY day DESC
        """
      ).all { ($0.text(0), Int($0.integer(1)), $0.integer(2), Int($0.integer(3))) }
      for (subsystem, day, at, wins) in finished {
        var history = histories[subsystem] ?? PlayHistory()
        history.lastPlayed = max(history.lastPlayed, at)
        history.wins += wins
        history.days.append(Day(number: day))
        histories[subsystem] = history
      }
    }
    return histories
  }
}
