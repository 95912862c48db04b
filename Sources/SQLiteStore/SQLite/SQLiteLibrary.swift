import Platform

/// The machine's SQLite, opened when it is first wanted; the build needs none of it.
///
/// The functions are those of the C interface, <https://sqlite.org/c3ref/funclist.html>, by their
/// names without `sqlite3_`. Handles are opaque pointers. A destructor is passed as the number
/// that the C macros stand for.
public struct SQLiteLibrary: Sendable {
  typealias Text = UnsafePointer<CChar>
  typealias Handle = OpaquePointer

  let openV2: @convention(c) (Text?, UnsafeMutablePointer<Handle?>?, Int32, Text?) -> Int32
  let closeV2: @convention(c) (Handle?) -> Int32
  let errmsg: @convention(c) (Handle?) -> Text?
  let busyTimeout: @convention(c) (Handle?, Int32) -> Int32
  let exec: @convention(c) (Handle?, Text?, Int, Int, Int) -> Int32
  let prepareV3:
    @convention(c) (Handle?, Text?, Int32, UInt32, UnsafeMutablePointer<Handle?>?, Int) -> Int32
  let step: @convention(c) (Handle?) -> Int32
  let reset: @convention(c) (Handle?) -> Int32
  let clearBindings: @convention(c) (Handle?) -> Int32
  let finalize: @convention(c) (Handle?) -> Int32
  let bindInt64: @convention(c) (Handle?, Int32, Int64) -> Int32
  let bindText: @convention(c) (Handle?, Int32, UnsafeRawPointer?, Int32, Int) -> Int32
  let bindBlob: @convention(c) (Handle?, Int32, UnsafeRawPointer?, Int32, Int) -> Int32
  let bindZeroBlob: @convention(c) (Handle?, Int32, Int32) -> Int32
  let columnInt64: @convention(c) (Handle?, Int32) -> Int64
  let columnBlob: @convention(c) (Handle?, Int32) -> UnsafeRawPointer?
  let columnText: @convention(c) (Handle?, Int32) -> UnsafeRawPointer?
  let columnBytes: @convention(c) (Handle?, Int32) -> Int32
  /// For example `3.40.1`.
  public let version: String

  /// The names that the library goes by.
  public static let names = ["libsqlite3.so.0", "libsqlite3.so"]

  /// Opens the library; the error says what to install.
  public init(names: [String] = SQLiteLibrary.names) throws(SQLiteError) {
    do throws(DynamicLibraryError) {
      let library = try DynamicLibrary(anyOf: names)
      openV2 = try library.required("sqlite3_open_v2")
      closeV2 = try library.required("sqlite3_close_v2")
      errmsg = try library.required("sqlite3_errmsg")
      busyTimeout = try library.required("sqlite3_busy_timeout")
      exec = try library.required("sqlite3_exec")
      prepareV3 = try library.required("sqlite3_prepare_v3")
      step = try library.required("sqlite3_step")
      reset = try library.required("sqlite3_reset")
      clearBindings = try library.required("sqlite3_clear_bindings")
      finalize = try library.required("sqlite3_finalize")
      bindInt64 = try library.required("sqlite3_bind_int64")
      bindText = try library.required("sqlite3_bind_text")
      bindBlob = try library.required("sqlite3_bind_blob")
      bindZeroBlob = try library.required("sqlite3_bind_zeroblob")
      columnInt64 = try library.required("sqlite3_column_int64")
      columnBlob = try library.required("sqlite3_column_blob")
      columnText = try library.required("sqlite3_column_text")
      columnBytes = try library.required("sqlite3_column_bytes")
      let libversion: @convention(c) () -> Text? = try library.required("sqlite3_libversion")
      version = libversion().map { String(cString: $0) } ?? ""
    } catch {
      throw SQLiteError(
        code: 0,
        sentence: """
          saves need SQLite, and \(error); install the package libsqlite3-0 (Debian, Ubuntu), \
          sqlite-libs (Fedora) or sqlite (Arch)
          """)
    }
  }
}
