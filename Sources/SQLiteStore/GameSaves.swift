import GameShellKit

/// One game's saved games.
final class GameSaves: SavedGames {
  static let columns = """
    route, seed, version, state, summary, elapsed, progress, is_finished, is_pristine, saved_at
    """
  let connection: SQLiteConnection
  let subsystem: String
  /// What was read or written here last, by route.
  private var seen: [String: Seen] = [:]

  private struct Seen {
    var row: Int64
    var state: [UInt8]
  }

  init(connection: SQLiteConnection, subsystem: String) {
    self.connection = connection
    self.subsystem = subsystem
  }

  func game(at route: String) throws(SaveError) -> SavedGame? {
    let found = try connection.saving { () throws(SQLiteError) in
      try connection.statement(
        "SELECT \(Self.columns), id FROM game WHERE subsystem = ? AND route = ?"
      ).bind(.text(subsystem), .text(route)).first { (Self.read($0), $0.integer(10)) }
    }
    seen[route] = found.map { Seen(row: $1, state: $0.snapshot.state) }
    return found?.0
  }

  func newestUnfinished() throws(SaveError) -> SavedGame? {
    try connection.saving { () throws(SQLiteError) in
      try connection.statement(
        """
        SELECT \(Self.columns) FROM game
        WHERE subsystem = ? AND is_finished = 0 AND is_pristine = 0
        ORDER BY saved_at DESC, id DESC LIMIT 1
        """
      ).bind(.text(subsystem)).first(Self.read)
    }
  }

  func save(_ game: SavedGame) throws(SaveError) {
    let route = game.route
    let last = seen[route]
    let row = try connection.saving { () throws(SQLiteError) in
      var row: Int64?
      try connection.transaction { () throws(SQLiteError) in
        if try isUnseen(at: route, since: last?.row ?? 0) {
          // A board that is left as it was found takes nothing from what came meanwhile.
          if last?.state == game.snapshot.state { return }
          try keepCopy(at: route)
        }
        row = try Self.insert(game, subsystem, connection)
      }
      return row
    }
    if let row { seen[route] = Seen(row: row, state: game.snapshot.state) }
  }

  func remove(at route: String) throws(SaveError) {
    try connection.saving { () throws(SQLiteError) in
      try connection.statement("DELETE FROM game WHERE subsystem = ? AND route = ?")
        .bind(.text(subsystem), .text(route)).run()
    }
  }

  /// Whether a game came from another machine while this board was already open.
  private func isUnseen(at route: String, since row: Int64) throws(SQLiteError) -> Bool {
    try connection.statement(
      """
      SELECT game.id FROM sync_save JOIN game
        ON game.subsystem = sync_save.subsystem AND game.route = sync_save.route
          AND game.id = sync_save.row
      WHERE sync_save.subsystem = ? AND sync_save.route = ? AND is_foreign = 1 AND game.id <> ?
      """
    ).bind(.text(subsystem), .text(route), .integer(row)).first { $0.integer(0) } != nil
  }

  /// Keeps a copy of the game that is about to be replaced.
  private func keepCopy(at route: String) throws(SQLiteError) {
    try connection.statement(
      """
      INSERT OR IGNORE INTO sync_copy (subsystem, lamport, \(Self.columns))
      SELECT game.subsystem, sync_save.lamport, game.route, game.seed, game.version, game.state,
        game.summary, game.elapsed, game.progress, game.is_finished, game.is_pristine,
        game.saved_at
      FROM sync_save JOIN game
        ON game.subsystem = sync_save.subsystem AND game.route = sync_save.route
      WHERE sync_save.subsystem = ? AND sync_save.route = ?
      """
    ).bind(.text(subsystem), .text(route)).run()
  }

  /// Puts a game in place of the one under its route, and gives its row: a new one, greater than
  /// all.
  static func insert(
    _ game: SavedGame, _ subsystem: String, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Int64 {
    let snapshot = game.snapshot
    return try connection.statement(
      """
      INSERT OR REPLACE INTO game (subsystem, \(columns))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
      """
    ).bind(
      .text(subsystem), .text(game.route), .integer(Int64(bitPattern: game.seed)),
      .integer(Int64(snapshot.version)), .blob(snapshot.state), .text(snapshot.summary),
      .integer(snapshot.elapsed), .integer(Int64(snapshot.progress)),
      .integer(snapshot.isFinished ? 1 : 0), .integer(snapshot.isPristine ? 1 : 0),
      .integer(game.savedAt)
    ).all { $0.integer(0) }.first ?? 0
  }

  static func read(_ row: SQLiteStatement) -> SavedGame {
    SavedGame(
      route: row.text(0), seed: UInt64(bitPattern: row.integer(1)),
      snapshot: Snapshot(
        version: UInt32(truncatingIfNeeded: row.integer(2)), state: row.blob(3),
        summary: row.text(4), elapsed: row.integer(5), progress: Int(row.integer(6)),
        isFinished: row.integer(7) != 0, isPristine: row.integer(8) != 0),
      savedAt: row.integer(9))
  }
}
