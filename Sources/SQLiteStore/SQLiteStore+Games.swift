public import GameShellKit

extension SQLiteStore {
  /// The slots of the game with a subsystem.
  public func slots(of subsystem: String) -> any SaveStore {
    GameSlots(connection: connection, subsystem: subsystem)
  }

  /// The saved games of the game with a subsystem.
  public func games(of subsystem: String) -> any SavedGames {
    GameSaves(connection: connection, subsystem: subsystem)
  }
}

/// One game's slots.
private final class GameSlots: SaveStore {
  let connection: SQLiteConnection
  let subsystem: String

  init(connection: SQLiteConnection, subsystem: String) {
    self.connection = connection
    self.subsystem = subsystem
  }

  func load(_ slot: SaveSlot) throws(SaveError) -> [UInt8]? {
    try connection.saving { () throws(SQLiteError) in
      try connection.statement("SELECT bytes FROM slot WHERE subsystem = ? AND name = ?")
        .bind(.text(subsystem), .text(slot.name)).first { $0.blob(0) }
    }
  }

  /// The most bytes that all slots of one game hold together.
  private static let quota: Int64 = 64 << 20

  func save(_ bytes: [UInt8], in slot: SaveSlot) throws(SaveError) {
    let others = try connection.saving { () throws(SQLiteError) in
      try connection.statement(
        "SELECT COALESCE(SUM(LENGTH(bytes)), 0) FROM slot WHERE subsystem = ? AND name <> ?"
      ).bind(.text(subsystem), .text(slot.name)).first { $0.integer(0) } ?? 0
    }
    guard others + Int64(bytes.count) <= Self.quota else {
      throw SaveError(
        "\(slot.name) was not saved: a game may keep \(Self.quota >> 20) MiB in its slots")
    }
    try connection.saving { () throws(SQLiteError) in
      try connection.statement(
        "INSERT OR REPLACE INTO slot (subsystem, name, bytes) VALUES (?, ?, ?)"
      )
      .bind(.text(subsystem), .text(slot.name), .blob(bytes)).run()
    }
  }

  func remove(_ slot: SaveSlot) throws(SaveError) {
    try connection.saving { () throws(SQLiteError) in
      try connection.statement("DELETE FROM slot WHERE subsystem = ? AND name = ?")
        .bind(.text(subsystem), .text(slot.name)).run()
    }
  }
}

/// One game's saved games.
private final class GameSaves: SavedGames {
  private static let columns = """
    route, seed, version, state, summary, elapsed, progress, is_finished, is_pristine, saved_at
    """
  let connection: SQLiteConnection
  let subsystem: String

  init(connection: SQLiteConnection, subsystem: String) {
    self.connection = connection
    self.subsystem = subsystem
  }

  func game(at route: String) throws(SaveError) -> SavedGame? {
    try connection.saving { () throws(SQLiteError) in
      try connection.statement("SELECT \(Self.columns) FROM game WHERE subsystem = ? AND route = ?")
        .bind(.text(subsystem), .text(route)).first(Self.read)
    }
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
    let snapshot = game.snapshot
    try connection.saving { () throws(SQLiteError) in
      // Replacing gives the row a new, greater id.
      try connection.statement(
        """
        INSERT OR REPLACE INTO game (subsystem, \(Self.columns))
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
      ).bind(
        .text(subsystem), .text(game.route), .integer(Int64(bitPattern: game.seed)),
        .integer(Int64(snapshot.version)), .blob(snapshot.state), .text(snapshot.summary),
        .integer(snapshot.elapsed), .integer(Int64(snapshot.progress)),
        .integer(snapshot.isFinished ? 1 : 0), .integer(snapshot.isPristine ? 1 : 0),
        .integer(game.savedAt)
      ).run()
    }
  }

  func remove(at route: String) throws(SaveError) {
    try connection.saving { () throws(SQLiteError) in
      try connection.statement("DELETE FROM game WHERE subsystem = ? AND route = ?")
        .bind(.text(subsystem), .text(route)).run()
    }
  }

  private static func read(_ row: SQLiteStatement) -> SavedGame {
    SavedGame(
      route: row.text(0), seed: UInt64(bitPattern: row.integer(1)),
      snapshot: Snapshot(
        version: UInt32(truncatingIfNeeded: row.integer(2)), state: row.blob(3),
        summary: row.text(4), elapsed: row.integer(5), progress: Int(row.integer(6)),
        isFinished: row.integer(7) != 0, isPristine: row.integer(8) != 0),
      savedAt: row.integer(9))
  }
}

extension SQLiteConnection {
  /// Does something with the database, with failures as the seams state them.
  func saving<R>(_ body: () throws(SQLiteError) -> R) throws(SaveError) -> R {
    do throws(SQLiteError) {
      return try body()
    } catch {
      throw SaveError(error)
    }
  }
}
