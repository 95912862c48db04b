/// The store's tables, and how each version of them became the next.
enum Schema {
  /// One script per version; script `i` turns version `i` into `i + 1`. Never changed, only
  /// appended to: players' files have been through the earlier ones.
  static let migrations: [String] = [
    """
    CREATE TABLE slot (
      subsystem TEXT NOT NULL,
      name TEXT NOT NULL,
      bytes BLOB NOT NULL,
      UNIQUE (subsystem, name)
    );
    CREATE TABLE game (
      id INTEGER PRIMARY KEY, -- a later save has a greater one
      subsystem TEXT NOT NULL,
      route TEXT NOT NULL,
      seed INTEGER NOT NULL, -- the bits of an unsigned number
      version INTEGER NOT NULL,
      state BLOB NOT NULL,
      summary TEXT NOT NULL,
      elapsed INTEGER NOT NULL,
      progress INTEGER NOT NULL,
      is_finished INTEGER NOT NULL,
      is_pristine INTEGER NOT NULL,
      saved_at INTEGER NOT NULL,
      UNIQUE (subsystem, route)
    );
    CREATE TABLE setting (
      name TEXT NOT NULL UNIQUE,
      value TEXT NOT NULL
    );
    """,
    """
    CREATE TABLE score (
      subsystem TEXT NOT NULL,
      leaderboard TEXT NOT NULL,
      game_id TEXT NOT NULL,
      value INTEGER NOT NULL,
      entered_at INTEGER NOT NULL,
      UNIQUE (subsystem, leaderboard, game_id)
    );
    CREATE TABLE achievement (
      subsystem TEXT NOT NULL,
      name TEXT NOT NULL,
      progress INTEGER NOT NULL,
      UNIQUE (subsystem, name)
    );
    CREATE TABLE finished (
      id INTEGER PRIMARY KEY,
      subsystem TEXT NOT NULL,
      game_id TEXT NOT NULL,
      mode TEXT NOT NULL,
      is_won INTEGER NOT NULL,
      is_assisted INTEGER NOT NULL,
      elapsed INTEGER NOT NULL,
      score INTEGER NOT NULL,
      leaderboard TEXT, -- NULL for none
      finished_at INTEGER NOT NULL,
      day INTEGER NOT NULL, -- the player's calendar, since 1970-01-01
      UNIQUE (subsystem, game_id)
    );
    """,
    """
    CREATE TABLE plugin (
      path TEXT NOT NULL UNIQUE,
      size INTEGER NOT NULL,
      modified INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      device INTEGER NOT NULL,
      content INTEGER NOT NULL, -- the bits of a hash
      host TEXT NOT NULL, -- the build that looked at the file
      outcome TEXT NOT NULL, -- game, helper or quarantined
      detail BLOB NOT NULL -- the manifest, nothing, or the reason
    );
    """,
    """
    CREATE TABLE owed (
      id INTEGER PRIMARY KEY,
      finished INTEGER NOT NULL, -- finished.id
      recipient TEXT NOT NULL,
      holder TEXT NOT NULL, -- the process that is delivering
      UNIQUE (finished, recipient)
    );
    """,
    """
    CREATE TABLE sync_device (
      subsystem TEXT NOT NULL UNIQUE,
      device TEXT NOT NULL,
      tag TEXT NOT NULL,
      earlier_tag TEXT NOT NULL
    );
    CREATE TABLE sync_save (
      subsystem TEXT NOT NULL,
      route TEXT NOT NULL,
      row INTEGER NOT NULL, -- game.id at the last sync; 0 for none
      is_foreign INTEGER NOT NULL, -- that row came from another machine
      version TEXT NOT NULL, -- machine and count in turn
      lamport INTEGER NOT NULL,
      UNIQUE (subsystem, route)
    );
    CREATE TABLE sync_copy (
      id INTEGER PRIMARY KEY,
      subsystem TEXT NOT NULL,
      lamport INTEGER NOT NULL,
      route TEXT NOT NULL,
      seed INTEGER NOT NULL,
      version INTEGER NOT NULL,
      state BLOB NOT NULL,
      summary TEXT NOT NULL,
      elapsed INTEGER NOT NULL,
      progress INTEGER NOT NULL,
      is_finished INTEGER NOT NULL,
      is_pristine INTEGER NOT NULL,
      saved_at INTEGER NOT NULL,
      UNIQUE (subsystem, route, lamport, saved_at, seed, state)
    );
    """,
  ]

  /// The version that this build writes.
  static var current: Int64 { Int64(migrations.count) }

  /// Brings a database to the current version.
  static func migrate(_ connection: SQLiteConnection) throws(SQLiteError) {
    guard try version(connection) < current else { return }
    try connection.transaction { () throws(SQLiteError) in
      // Another process may have been faster; only now does nobody else write.
      for index in Int(try version(connection))..<max(migrations.count, 0) {
        try connection.execute(migrations[index])
        try connection.execute("PRAGMA user_version = \(index + 1)")
      }
    }
  }

  /// The version of a database; throws when a newer host has written it.
  private static func version(_ connection: SQLiteConnection) throws(SQLiteError) -> Int64 {
    let found = try connection.number("PRAGMA user_version") ?? 0
    guard found <= current else {
      throw SQLiteError(
        code: 0,
        sentence: """
          the store \(connection.path) has format \(found), and this host knows formats up to \
          \(current); use the newer host that wrote it, or another --data-dir
          """)
    }
    return max(0, found)
  }
}
