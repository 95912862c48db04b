import Platform

/// One open database file.
///
/// Statements are prepared once and kept. Used from one thread.
final class SQLiteConnection {
  let library: SQLiteLibrary
  let path: String
  private var handle: OpaquePointer?
  private var statements: [String: SQLiteStatement] = [:]
  private let busyMilliseconds: Int32
  /// The file that is open, whatever stands at its path by now.
  private(set) var file: FileStatus?
  /// Whether somebody on another thread found the file damaged.
  let suspicion = Locked(false)
  /// Mends the file and opens it again; nil for a file that nobody mends.
  var mend: (() throws(SQLiteError) -> Void)?
  /// Opens the file that stands at the path.
  var reopen: (() throws(SQLiteError) -> Void)?

  /// Makes a connection, not open yet. It waits at most `busyMilliseconds` for another process.
  init(path: String, library: SQLiteLibrary, busyMilliseconds: Int32) {
    self.library = library
    self.path = path
    self.busyMilliseconds = busyMilliseconds
  }

  /// Opens the file.
  func open(creating: Bool) throws(SQLiteError) {
    close()
    // READWRITE | NOMUTEX, as one thread uses it; CREATE.
    let flags: Int32 = 0x2 | 0x8000 | (creating ? 0x4 : 0)
    let code = library.openV2(path, &handle, flags, nil)
    guard code == ResultCode.ok else {
      let failure = error("open", code)
      close()
      throw failure
    }
    file = try? FileStatus(path: path)
    _ = library.busyTimeout(handle, busyMilliseconds)
  }

  deinit { close() }

  /// Ends all statements and closes the file.
  func close() {
    for statement in statements.values { statement.end() }
    statements = [:]
    if handle != nil { _ = library.closeV2(handle) }
    handle = nil
  }

  /// Runs statements that give nothing back.
  func execute(_ sql: String) throws(SQLiteError) {
    try checkOpen()
    let code = library.exec(handle, sql, 0, 0, 0)
    guard code == ResultCode.ok else { throw error("change", code) }
  }

  /// The statement for a text, prepared the first time and ready to be bound.
  func statement(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    if let known = statements[sql] { return known }
    try checkOpen()
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

  /// A file that could not be opened again is an error of every later use.
  private func checkOpen() throws(SQLiteError) {
    guard handle == nil else { return }
    throw SQLiteError(
      code: ResultCode.cannotOpen,
      sentence: "the store \(path) is not open\(ResultCode.advice(ResultCode.cannotOpen))")
  }

  /// The failure of the last call, in SQLite's words.
  func error(_ operation: String, _ code: Int32) -> SQLiteError {
    let words = library.errmsg(handle).map { String(cString: $0) } ?? "code \(code)"
    return SQLiteError(
      code: code,
      sentence: "could not \(operation) the store \(path): \(words)\(ResultCode.advice(code))")
  }
}
