/// A prepared statement: bound, run, and ready again.
final class SQLiteStatement {
  private var handle: OpaquePointer?
  private unowned let connection: SQLiteConnection
  // Its own: when the connection ends its statements, it can no longer be asked.
  private let library: SQLiteLibrary
  /// `SQLITE_TRANSIENT`: SQLite copies what it is given.
  private static let transient = -1

  init(_ handle: OpaquePointer, _ connection: SQLiteConnection) {
    self.handle = handle
    self.connection = connection
    library = connection.library
  }

  /// Frees it; nothing else is called afterwards.
  func end() {
    _ = library.finalize(handle)
    handle = nil
  }

  /// Gives the statement's parameters their values, from the first on.
  func bind(_ values: SQLiteValue...) throws(SQLiteError) -> SQLiteStatement {
    for (index, value) in values.enumerated() {
      let at = Int32(index + 1)
      let code =
        switch value {
        case .integer(let number): library.bindInt64(handle, at, number)
        case .text(let text): bind(text, at)
        case .blob(let bytes): bind(bytes, at)
        }
      guard code == ResultCode.ok else { throw connection.error("write to", code) }
    }
    return self
  }

  private func bind(_ text: String, _ at: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { utf8 in
      // A null pointer would bind NULL; an empty text is a text.
      let start = UnsafeRawPointer(utf8.baseAddress) ?? UnsafeRawPointer(bitPattern: 1)
      return library.bindText(handle, at, start, Int32(utf8.count), Self.transient)
    }
  }

  private func bind(_ bytes: [UInt8], _ at: Int32) -> Int32 {
    if bytes.isEmpty { return library.bindZeroBlob(handle, at, 0) }
    return bytes.withUnsafeBytes {
      library.bindBlob(handle, at, $0.baseAddress, Int32($0.count), Self.transient)
    }
  }

  /// Runs it for its effect.
  func run() throws(SQLiteError) {
    defer { makeReady() }
    let code = library.step(handle)
    guard code == ResultCode.done || code == ResultCode.row else {
      throw connection.error("write to", code)
    }
  }

  /// Runs it and reads the first row; nil when there is none.
  func first<R>(_ read: (SQLiteStatement) -> R) throws(SQLiteError) -> R? {
    defer { makeReady() }
    let code = library.step(handle)
    if code == ResultCode.row { return read(self) }
    guard code == ResultCode.done else { throw connection.error("read", code) }
    return nil
  }

  /// Runs it and reads every row.
  func all<R>(_ read: (SQLiteStatement) -> R) throws(SQLiteError) -> [R] {
    defer { makeReady() }
    var rows: [R] = []
    while true {
      let code = library.step(handle)
      if code == ResultCode.done { return rows }
      guard code == ResultCode.row else { throw connection.error("read", code) }
      rows.append(read(self))
    }
  }

  /// A column of the row that is being read.
  func integer(_ column: Int32) -> Int64 { library.columnInt64(handle, column) }

  /// A column of the row that is being read.
  func text(_ column: Int32) -> String {
    guard let start = library.columnText(handle, column) else { return "" }
    let count = Int(library.columnBytes(handle, column))
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// A column of the row that is being read.
  func blob(_ column: Int32) -> [UInt8] {
    guard let start = library.columnBlob(handle, column) else { return [] }
    return Array(
      UnsafeRawBufferPointer(start: start, count: Int(library.columnBytes(handle, column))))
  }

  /// A statement that is not reset keeps its locks.
  private func makeReady() {
    _ = library.reset(handle)
    _ = library.clearBindings(handle)
  }
}

/// A value of a statement's parameter.
enum SQLiteValue {
  case integer(Int64)
  case text(String)
  case blob([UInt8])
}
