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
