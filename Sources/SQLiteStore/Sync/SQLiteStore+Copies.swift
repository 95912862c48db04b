public import GameShellKit

extension SQLiteStore {
  /// A saved game that gave way to another machine's.
  public struct Copy: Hashable, Sendable {
    /// Names it in this store.
    public var number: Int64
    /// The game's namespace.
    public var subsystem: String
    /// The saved game.
    public var game: SavedGame
  }

  /// The copies of all games, those saved last first.
  public func syncCopies() throws(SaveError) -> [Copy] {
    try connection.saving { () throws(SQLiteError) in
      try connection.statement(
        """
        SELECT \(GameSaves.columns), id, subsystem FROM sync_copy ORDER BY saved_at DESC, id DESC
        """
      ).all { Copy(number: $0.integer(10), subsystem: $0.text(11), game: GameSaves.read($0)) }
    }
  }

  /// Makes a copy the saved game of its route again, as a change of now; what is there becomes a
  /// copy in its turn. False when there is no such copy.
  public func recover(copy number: Int64, now: Int64) throws(SaveError) -> Bool {
    guard var copy = try syncCopies().first(where: { $0.number == number }) else { return false }
    copy.game.savedAt = now
    try connection.saving { () throws(SQLiteError) in
      try connection.transaction { () throws(SQLiteError) in
        try connection.statement(
          """
          INSERT OR IGNORE INTO sync_copy (subsystem, lamport, \(GameSaves.columns))
          SELECT game.subsystem, COALESCE(sync_save.lamport, 0), game.route, game.seed,
            game.version, game.state, game.summary, game.elapsed, game.progress,
            game.is_finished, game.is_pristine, game.saved_at
          FROM game LEFT JOIN sync_save
            ON game.subsystem = sync_save.subsystem AND game.route = sync_save.route
          WHERE game.subsystem = ? AND game.route = ? AND game.is_pristine = 0
          """
        ).bind(.text(copy.subsystem), .text(copy.game.route)).run()
        _ = try GameSaves.insert(copy.game, copy.subsystem, connection)
      }
    }
    return true
  }
}
