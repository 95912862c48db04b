public import GameShellKit

extension SQLiteStore {
  /// All that is known of plugins' files, in no order.
  public func pluginRecords() throws(SaveError) -> [PluginRecord] {
    try connection.saving { () throws(SQLiteError) in
      try connection.statement(
        """
        SELECT path, size, modified, changed, inode, device, content, host, outcome, detail
        FROM plugin
        """
      ).all(Self.readPlugin).compactMap { $0 }
    }
  }

  /// What is known of the file with certain facts, under whatever path; nil for nothing.
  public func pluginRecord(of facts: PluginRecord.Facts) throws(SaveError) -> PluginRecord? {
    let found = try connection.saving { () throws(SQLiteError) in
      try connection.statement(
        """
        SELECT path, size, modified, changed, inode, device, content, host, outcome, detail
        FROM plugin WHERE inode = ? AND device = ?
        """
      ).bind(
        .integer(Int64(bitPattern: facts.inode)), .integer(Int64(bitPattern: facts.device))
      ).all(Self.readPlugin)
    }
    return found.compactMap { $0 }.first { $0.facts == facts }
  }

  /// Keeps records in place of those of the same files, and forgets some files, as one change.
  public func update(plugins: [PluginRecord], forgetting paths: [String]) throws(SaveError) {
    guard !plugins.isEmpty || !paths.isEmpty else { return }
    try connection.saving { () throws(SQLiteError) in
      try connection.transaction { () throws(SQLiteError) in
        for path in paths {
          try connection.statement("DELETE FROM plugin WHERE path = ?").bind(.text(path)).run()
        }
        for record in plugins { try keep(record) }
      }
    }
  }

  private func keep(_ record: PluginRecord) throws(SQLiteError) {
    let (outcome, detail): (String, [UInt8]) =
      switch record.outcome {
      case .game(let manifest): ("game", manifest)
      case .helper: ("helper", [])
      case .quarantined(let reason): ("quarantined", Array(reason.utf8))
      }
    try connection.statement(
      """
      INSERT OR REPLACE INTO plugin
        (path, size, modified, changed, inode, device, content, host, outcome, detail)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    ).bind(
      .text(record.path), .integer(record.facts.size), .integer(record.facts.modified),
      .integer(record.facts.changed), .integer(Int64(bitPattern: record.facts.inode)),
      .integer(Int64(bitPattern: record.facts.device)),
      .integer(Int64(bitPattern: record.content)), .text(record.host), .text(outcome),
      .blob(detail)
    ).run()
  }

  /// Nil for an outcome that a newer host may have written.
  private static func readPlugin(_ row: SQLiteStatement) -> PluginRecord? {
    let detail = row.blob(9)
    let outcome: PluginRecord.Outcome
    switch row.text(8) {
    case "game": outcome = .game(manifest: detail)
    case "helper": outcome = .helper
    case "quarantined": outcome = .quarantined(reason: String(decoding: detail, as: UTF8.self))
    default: return nil
    }
    return PluginRecord(
      path: row.text(0),
      facts: PluginRecord.Facts(
        size: row.integer(1), modified: row.integer(2), changed: row.integer(3),
        inode: UInt64(bitPattern: row.integer(4)), device: UInt64(bitPattern: row.integer(5))),
      content: UInt64(bitPattern: row.integer(6)), host: row.text(7), outcome: outcome)
  }
}
