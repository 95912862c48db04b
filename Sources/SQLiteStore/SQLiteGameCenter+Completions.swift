import GameShellKit
import Platform

extension SQLiteGameCenter {
  static let gameColumns =
    "mode, game_id, is_won, is_assisted, elapsed, score, leaderboard, finished_at, day"

  static func readGame(_ row: SQLiteStatement) -> FinishedGame {
    let leaderboard = row.text(6)
    return FinishedGame(
      completion: GameCompletion(
        mode: row.text(0), gameID: row.text(1), isWon: row.integer(2) != 0,
        isAssisted: row.integer(3) != 0, elapsed: row.integer(4), score: row.integer(5),
        leaderboard: leaderboard.isEmpty ? nil : leaderboard),
      finishedAt: row.integer(7), day: Day(number: Int(row.integer(8))))
  }

  func enter(
    _ completion: GameCompletion, at wall: Int64, day: Day, owing recipients: [String]
  ) throws(SaveError) -> OwedCompletion? {
    try connection.saving { () throws(SQLiteError) in
      var number: Int64?
      try connection.transaction { () throws(SQLiteError) in
        number = try insert(completion, at: wall, day: day)
        guard let number else { return }
        for recipient in recipients {
          try connection.statement(
            "INSERT INTO owed (finished, recipient, holder) VALUES (?, ?, ?)"
          )
          .bind(.integer(number), .text(recipient), .text(Self.process)).run()
        }
      }
      return number.map {
        OwedCompletion(
          game: FinishedGame(completion: completion, finishedAt: wall, day: day), number: $0,
          recipients: recipients)
      }
    }
  }

  /// The new row's id; nil when the game is there already.
  private func insert(
    _ completion: GameCompletion, at wall: Int64, day: Day
  ) throws(SQLiteError) -> Int64? {
    try connection.statement(
      """
      INSERT OR IGNORE INTO finished
        (subsystem, game_id, mode, is_won, is_assisted, elapsed, score, leaderboard,
         finished_at, day)
      VALUES (?, ?, ?, ?, ?, ?, ?, NULLIF(?, ''), ?, ?) RETURNING id
      """
    ).bind(
      .text(subsystem), .text(completion.gameID), .text(completion.mode),
      .integer(completion.isWon ? 1 : 0), .integer(completion.isAssisted ? 1 : 0),
      .integer(completion.elapsed), .integer(completion.score),
      .text(completion.leaderboard ?? ""), .integer(wall), .integer(Int64(day.number))
    ).all { $0.integer(0) }.first
  }

  func owed() throws(SaveError) -> [OwedCompletion] {
    let rows = try connection.saving { () throws(SQLiteError) in
      try connection.statement(
        """
        SELECT \(Self.gameColumns), finished.id, recipient, holder
        FROM owed JOIN finished ON finished.id = owed.finished
        WHERE subsystem = ? ORDER BY finished.id, owed.id
        """
      ).bind(.text(subsystem)).all {
        (game: Self.readGame($0), number: $0.integer(9), recipient: $0.text(10), by: $0.text(11))
      }
    }
    var debts: [OwedCompletion] = []
    for row in rows where row.by == Self.process || !FileSystem.exists("/proc/\(row.by)") {
      if debts.last?.number == row.number {
        debts[debts.count - 1].recipients.append(row.recipient)
      } else {
        debts.append(
          OwedCompletion(game: row.game, number: row.number, recipients: [row.recipient]))
      }
    }
    return debts
  }

  func settle(_ recipient: String, gameID: String) throws(SaveError) {
    try connection.saving { () throws(SQLiteError) in
      try connection.statement(
        """
        DELETE FROM owed WHERE recipient = ? AND finished =
          (SELECT id FROM finished WHERE subsystem = ? AND game_id = ?)
        """
      ).bind(.text(recipient), .text(subsystem), .text(gameID)).run()
    }
  }

  /// This process's id, by which another one knows that a delivery is under way.
  private static let process = (try? FileSystem.linkTarget("/proc/self")) ?? "none"
}
