/// One open database file.
///
/// Statements are prepared once and kept. Used from one thread.
final class SQLiteConnection {
  let library: SQLiteLibrary
  let path: String
  private var handle: OpaquePointer?
  private var statements: [String: SQLiteStatement] = [:]

  /// Opens a file, made if absent. Waits at most `busyMilliseconds` for another process.
  init(path: String, library: SQLiteLibrary, busyMilliseconds: Int32) throws(SQLiteError) {
    self.library = library
    self.path = path
    // READWRITE | CREATE | NOMUTEX: one thread uses it.
    let code = library.openV2(path, &handle, 0x2 | 0x4 | 0x8000, nil)
    guard code == ResultCode.ok else {
      let failure = error("open", code)
      _ = library.closeV2(handle)
      handle = nil
      throw failure
    }
    _ = library.busyTimeout(handle, busyMilliseconds)
  }

  deinit { close() }

  /// Ends all statements and closes the file.
  func close() {
    for statement in statements.values { statement.end() }
    statements = [:]
    _ = library.closeV2(handle)
    handle = nil
  }

  /// Runs statements that give nothing back.
  func execute(_ sql: String) throws(SQLiteError) {
    let code = library.exec(handle, sql, 0, 0, 0)
    guard code == ResultCode.ok else { throw error("change", code) }
  }

  /// The statement for a text, prepared the first time and ready to be bound.
  func statement(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    if let known = statements[sql] { return known }
    var prepared: OpaquePointer?
    // PERSISTENT: it is used again and again.
    let code = library.prepareV3(handle, sql, -1, 1, &prepared, 0)
    guard code == ResultCode.ok, let prepared else { throw error("use", code) }
    let statement = SQLiteStatement(prepared, self)
    statements[sql] = statement
    return statement
  }

  /// The first column of the first row, as a number.
  func number(_ sql: String) throws(SQLiteError) -> Int64? {
    try statement(sql).first { $0.integer(0) }
  }

  /// The first column of the first row, as text.
  func text(_ sql: String) throws(SQLiteError) -> String? {
    try statement(sql).first { $0.text(0) }
  }

  /// Does everything or nothing, and lets no other process write in between.
  func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    try execute("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      try body()
      try execute("COMMIT")
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// The failure of the last call, in SQLite's words.
  func error(_ operation: String, _ code: Int32) -> SQLiteError {
    let words = library.errmsg(handle).map { String(cString: $0) } ?? "code \(code)"
    return SQLiteError(
      code: code,
      sentence: "could not \(operation) the store \(path): \(words)\(ResultCode.advice(code))")
  }
}
