public import GameShellKit

extension SQLiteStore {
  /// The leaderboards, achievements and finished games of the game with a subsystem.
  public func gameCenter(
    of subsystem: String, clock: any GameClock
  ) -> any GameCenter & GameRecords {
    SQLiteGameCenter(connection: connection, subsystem: subsystem, clock: clock)
  }
}

/// One game's records.
final class SQLiteGameCenter: GameCenter, GameRecords {
  let connection: SQLiteConnection
  let subsystem: String
  let clock: any GameClock

  init(connection: SQLiteConnection, subsystem: String, clock: any GameClock) {
    self.connection = connection
    self.subsystem = subsystem
    self.clock = clock
  }

  func submitScore(_ score: Int64, leaderboard: String, gameID: String) {
    // The seam has no error: a score that cannot be kept now is entered again when the game's
    // completion is delivered again.
    try? connection.saving { () throws(SQLiteError) in
      try connection.statement(
        """
        INSERT OR IGNORE INTO score (subsystem, leaderboard, game_id, value, entered_at)
        VALUES (?, ?, ?, ?, ?)
        """
      ).bind(
        .text(subsystem), .text(leaderboard), .text(gameID), .integer(score),
        .integer(clock.now.wall)
      ).run()
    }
  }

  func reportAchievement(_ id: String, progress: Int) {
    try? connection.saving { () throws(SQLiteError) in
      try connection.statement(
        """
        INSERT INTO achievement (subsystem, name, progress) VALUES (?, ?, ?)
        ON CONFLICT (subsystem, name) DO UPDATE SET progress = MAX(progress, excluded.progress)
        """
      ).bind(.text(subsystem), .text(id), .integer(Int64(min(1000, max(0, progress))))).run()
    }
  }

  func scores(
    leaderboard: String, lowerIsBetter: Bool, since: Int64?, limit: Int
  ) throws(SaveError) -> [ScoreRecord] {
    try connection.saving { () throws(SQLiteError) in
      try connection.statement(
        """
        SELECT value, game_id, entered_at FROM score
        WHERE subsystem = ? AND leaderboard = ? AND entered_at >= ?
        ORDER BY value \(lowerIsBetter ? "ASC" : "DESC"), entered_at, game_id LIMIT ?
        """
      ).bind(
        .text(subsystem), .text(leaderboard), .integer(since ?? .min), .integer(Int64(limit))
      ).all { ScoreRecord(value: $0.integer(0), gameID: $0.text(1), enteredAt: $0.integer(2)) }
    }
  }

  func achievementProgress() throws(SaveError) -> [String: Int] {
    let pairs = try connection.saving { () throws(SQLiteError) in
      try connection.statement("SELECT name, progress FROM achievement WHERE subsystem = ?")
        .bind(.text(subsystem)).all { ($0.text(0), Int($0.integer(1))) }
    }
    return Dictionary(pairs) { $1 }
  }

  func finishedGames(mode: String?) throws(SaveError) -> [FinishedGame] {
    try connection.saving { () throws(SQLiteError) in
      try connection.statement(
        """
        SELECT \(Self.gameColumns) FROM finished
        WHERE subsystem = ? AND (? = '' OR mode = ?) ORDER BY finished_at, id
        """
      ).bind(.text(subsystem), .text(mode ?? ""), .text(mode ?? "")).all(Self.readGame)
    }
  }
}
