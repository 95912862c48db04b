import GameShellKit

extension SyncStore {
  /// Writes what is different. Within a transaction.
  func write(_ plan: SyncPlan) throws(SQLiteError) {
    let (old, new) = (plan.local.replica, plan.merged)
    for (id, game) in new.finished where old.finished[id] != game { try write(game) }
    for (key, score) in new.scores where old.scores[key] != score {
      try connection.statement(
        """
        INSERT OR REPLACE INTO score (subsystem, leaderboard, game_id, value, entered_at)
        VALUES (?, ?, ?, ?, ?)
        """
      ).bind(
        .text(subsystem), .text(key.leaderboard), .text(key.gameID), .integer(score.value),
        .integer(score.enteredAt)
      ).run()
    }
    for (name, progress) in new.achievements where old.achievements[name] != progress {
      try connection.statement(
        "INSERT OR REPLACE INTO achievement (subsystem, name, progress) VALUES (?, ?, ?)"
      ).bind(.text(subsystem), .text(name), .integer(Int64(progress))).run()
    }
    for (route, save) in new.saves { try write(save, at: route, plan) }
    for (route, copies) in new.copies {
      let before = old.copies[route] ?? []
      for copy in copies.subtracting(before) { try write(copy) }
      for copy in before.subtracting(copies) { try remove(copy) }
    }
    try write(plan.identity)
  }

  private func write(_ identity: SyncIdentity) throws(SQLiteError) {
    try connection.statement(
      """
      INSERT OR REPLACE INTO sync_device (subsystem, device, tag, earlier_tag) VALUES (?, ?, ?, ?)
      """
    ).bind(
      .text(subsystem), .text(identity.device), .text(identity.tag), .text(identity.earlierTag)
    ).run()
  }

  /// A game that is here keeps its row: what is owed for it hangs on that.
  private func write(_ game: FinishedGame) throws(SQLiteError) {
    let completion = game.completion
    try connection.statement(
      """
      INSERT INTO finished
        (subsystem, game_id, mode, is_won, is_assisted, elapsed, score, leaderboard, finished_at,
         day)
      VALUES (?, ?, ?, ?, ?, ?, ?, NULLIF(?, ''), ?, ?)
      ON CONFLICT (subsystem, game_id) DO UPDATE SET
        mode = excluded.mode, is_won = excluded.is_won, is_assisted = excluded.is_assisted,
        elapsed = excluded.elapsed, score = excluded.score, leaderboard = excluded.leaderboard,
        finished_at = excluded.finished_at, day = excluded.day
      """
    ).bind(
      .text(subsystem), .text(completion.gameID), .text(completion.mode),
      .integer(completion.isWon ? 1 : 0), .integer(completion.isAssisted ? 1 : 0),
      .integer(completion.elapsed), .integer(completion.score),
      .text(completion.leaderboard ?? ""), .integer(game.finishedAt),
      .integer(Int64(game.day.number))
    ).run()
  }

  private func write(_ save: CloudSave, at route: String, _ plan: SyncPlan) throws(SQLiteError) {
    let row = plan.local.rows[route]
    var id = row?.id ?? 0
    var isForeign = false
    if row?.game != save.game {
      if let game = save.game {
        id = try GameSaves.insert(game, subsystem, connection)
        isForeign = true
      } else {
        try connection.statement("DELETE FROM game WHERE subsystem = ? AND route = ?")
          .bind(.text(subsystem), .text(route)).run()
        id = 0
      }
    }
    let known = KnownSave(row: id, version: save.version, order: save.order)
    guard plan.known[route] != known else { return }
    try connection.statement(
      """
      INSERT OR REPLACE INTO sync_save (subsystem, route, row, is_foreign, version, lamport)
      VALUES (?, ?, ?, ?, ?, ?)
      """
    ).bind(
      .text(subsystem), .text(route), .integer(id), .integer(isForeign ? 1 : 0),
      .text(save.version.stored), .integer(save.order)
    ).run()
  }

  private func write(_ copy: CloudCopy) throws(SQLiteError) {
    let (game, snapshot) = (copy.game, copy.game.snapshot)
    try connection.statement(
      """
      INSERT OR IGNORE INTO sync_copy (subsystem, lamport, \(GameSaves.columns))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    ).bind(
      .text(subsystem), .integer(copy.order), .text(game.route),
      .integer(Int64(bitPattern: game.seed)), .integer(Int64(snapshot.version)),
      .blob(snapshot.state), .text(snapshot.summary), .integer(snapshot.elapsed),
      .integer(Int64(snapshot.progress)), .integer(snapshot.isFinished ? 1 : 0),
      .integer(snapshot.isPristine ? 1 : 0), .integer(game.savedAt)
    ).run()
  }

  private func remove(_ copy: CloudCopy) throws(SQLiteError) {
    try connection.statement(
      """
      DELETE FROM sync_copy WHERE subsystem = ? AND route = ? AND lamport = ? AND saved_at = ?
        AND seed = ? AND state = ?
      """
    ).bind(
      .text(subsystem), .text(copy.game.route), .integer(copy.order),
      .integer(copy.game.savedAt), .integer(Int64(bitPattern: copy.game.seed)),
      .blob(copy.game.snapshot.state)
    ).run()
  }
}
