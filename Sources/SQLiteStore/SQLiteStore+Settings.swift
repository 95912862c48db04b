public import GameShellKit

extension SQLiteStore: HostSettings {
  /// A setting of the host, shared by all games; nil when it was never set.
  public func setting(_ name: String) throws(SaveError) -> String? {
    try connection.saving { () throws(SQLiteError) in
      try connection.statement("SELECT value FROM setting WHERE name = ?").bind(.text(name))
        .first { $0.text(0) }
    }
  }

  /// Keeps a setting; nil forgets it.
  public func set(_ value: String?, for name: String) throws(SaveError) {
    try connection.saving { () throws(SQLiteError) in
      if let value {
        try connection.statement("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)")
          .bind(.text(name), .text(value)).run()
      } else {
        try connection.statement("DELETE FROM setting WHERE name = ?").bind(.text(name)).run()
      }
    }
  }

  /// All settings by name.
  public func settings() throws(SaveError) -> [String: String] {
    let pairs = try connection.saving { () throws(SQLiteError) in
      try connection.statement("SELECT name, value FROM setting").all { ($0.text(0), $0.text(1)) }
    }
    return Dictionary(pairs) { $1 }
  }
}
