import GameShellKit

extension SyncStore {
  func readIdentity() throws(SQLiteError) -> SyncIdentity? {
    try connection.statement("SELECT device, tag, earlier_tag FROM sync_device WHERE subsystem = ?")
      .bind(.text(subsystem)).first {
        SyncIdentity(device: $0.text(0), tag: $0.text(1), earlierTag: $0.text(2))
      }
  }

  func readKnown() throws(SQLiteError) -> [String: KnownSave] {
    let rows = try connection.statement(
      "SELECT route, row, version, lamport FROM sync_save WHERE subsystem = ?"
    ).bind(.text(subsystem)).all { row in
      (
        row.text(0),
        KnownSave(
          row: row.integer(1), version: CloudVersion(stored: row.text(2)), order: row.integer(3))
      )
    }
    return Dictionary(rows) { $1 }
  }

  /// What this store holds. A save that has changed since the last sync counts as changed by
  /// `device`, once however often it changed.
  func readLocal(
    _ known: [String: KnownSave], as device: String
  ) throws(SQLiteError) -> LocalState {
    var local = LocalState()
    for game in try connection.statement(
      "SELECT \(SQLiteGameCenter.gameColumns) FROM finished WHERE subsystem = ?"
    ).bind(.text(subsystem)).all(SQLiteGameCenter.readGame) {
      local.replica.finished[game.completion.gameID] = game
    }
    for (leaderboard, score) in try connection.statement(
      "SELECT leaderboard, game_id, value, entered_at FROM score WHERE subsystem = ?"
    ).bind(.text(subsystem)).all({
      (
        $0.text(0),
        ScoreRecord(value: $0.integer(2), gameID: $0.text(1), enteredAt: $0.integer(3))
      )
    }) {
      local.replica.scores[.init(leaderboard: leaderboard, gameID: score.gameID)] = score
    }
    for (name, progress) in try connection.statement(
      "SELECT name, progress FROM achievement WHERE subsystem = ?"
    ).bind(.text(subsystem)).all({ ($0.text(0), Int($0.integer(1))) }) {
      local.replica.achievements[name] = progress
    }
    for (order, game) in try connection.statement(
      "SELECT \(GameSaves.columns), lamport FROM sync_copy WHERE subsystem = ?"
    ).bind(.text(subsystem)).all({ ($0.integer(10), GameSaves.read($0)) }) {
      local.replica.keep(CloudCopy(order: order, game: game), at: game.route)
    }
    try readSaves(known, device, into: &local)
    return local
  }

  private func readSaves(
    _ known: [String: KnownSave], _ device: String, into local: inout LocalState
  ) throws(SQLiteError) {
    for (id, game) in try connection.statement(
      "SELECT \(GameSaves.columns), id FROM game WHERE subsystem = ?"
    ).bind(.text(subsystem)).all({ ($0.integer(10), GameSaves.read($0)) })
    // What was put aside because it could not be read is of no use elsewhere.
    where !game.route.hasPrefix("unreadable/") {
      local.rows[game.route] = (id, game)
    }
    for (route, row) in local.rows {
      let before = known[route]
      if let before, before.row == row.id {
        local.replica.saves[route] = CloudSave(
          version: before.version, order: before.order, game: row.game)
      } else if !row.game.snapshot.isPristine {
        // A board on which nothing was done is no change: it must not win over one that was played.
        local.replica.saves[route] = CloudSave(
          version: (before?.version ?? CloudVersion()).changed(by: device),
          order: (before?.order ?? 0) + 1, game: row.game)
      }
    }
    for (route, before) in known where local.rows[route] == nil {
      local.replica.saves[route] =
        before.row == 0
        ? CloudSave(version: before.version, order: before.order, game: nil)
        : CloudSave(
          version: before.version.changed(by: device), order: before.order + 1, game: nil)
    }
  }
}

extension CloudVersion {
  /// Reads what `stored` wrote.
  init(stored text: String) {
    let words = text.split(separator: " ")
    var counts: [String: Int64] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      counts[String(words[index])] = Int64(words[index + 1])
    }
    self.init(counts)
  }

  /// Machine and count in turn, as the store keeps a version.
  var stored: String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: " ")
  }
}
