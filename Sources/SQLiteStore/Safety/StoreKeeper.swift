import GameShellKit
import Platform

/// Opens a store's file and mends it: what is damaged is put aside by name, and the newest good
/// backup takes its place.
///
/// All of it happens under a lock between processes, so that nobody opens the file half way. A
/// process that still has the old file open notices by itself; see `SQLiteConnection.saving`.
struct StoreKeeper {
  let connection: SQLiteConnection
  let backups: StoreBackups
  private var path: String { connection.path }
  /// A backup that was found to be good and is about to take the store's place.
  private var successor: String { path + ".restored" }
  /// A file up to this size is checked throughout when it is opened: a millisecond for each MiB.
  private static let greatestChecked: Int64 = 4 << 20

  init(_ connection: SQLiteConnection) {
    self.connection = connection
    backups = StoreBackups(of: connection.path)
  }

  /// Opens the file, made if absent; says what had to be mended.
  func open(now: Int64) throws(SQLiteError) -> StoreIncident? {
    let lock = takeLock()
    defer { withExtendedLifetime(lock) {} }
    finishInterrupted()
    let isEmpty = ((try? FileStatus(path: path))?.size ?? 0) == 0
    if isEmpty, !backups.all.isEmpty { return try rescue(now) }
    makeFile()
    let log = keepDamagedLog(now)
    do throws(SQLiteError) {
      try prepare(checking: true)
      return log
    } catch {
      guard error.isCorrupt else { throw error }
      return try rescue(now)
    }
  }

  /// Opens the file that now stands at the path, which another process has put there.
  func reopen() throws(SQLiteError) {
    let lock = takeLock()
    defer { withExtendedLifetime(lock) {} }
    finishInterrupted()
    connection.close()
    makeFile()
    try prepare(checking: false)
  }

  /// Mends a file that turned out damaged in use; nil when it is sound after all, for example
  /// because another process was faster.
  func mend(now: Int64) throws(SQLiteError) -> StoreIncident? {
    let lock = takeLock()
    defer { withExtendedLifetime(lock) {} }
    connection.close()
    finishInterrupted()
    makeFile()
    do throws(SQLiteError) {
      try prepare(checking: false)
      let found = try connection.text("PRAGMA integrity_check(1)")
      if found == "ok" { return nil }
    } catch {
      guard error.isCorrupt else { throw error }
    }
    return try rescue(now)
  }

  /// Nil where there can be no lock: a store that nobody can lock is still a store.
  private func takeLock() -> FileLock? {
    try? FileLock(path: path + ".lock", milliseconds: 5000)
  }

  /// Made here, so that nobody else can read it. An existing file must not be opened and closed:
  /// that would drop the locks of another connection of this process.
  private func makeFile() {
    if !FileSystem.exists(path) { _ = try? FileDescriptor.open(path, .create) }
  }

  /// A process that was killed while it mended had put the damaged file aside already.
  private func finishInterrupted() {
    guard FileSystem.exists(successor), !FileSystem.exists(path) else { return }
    try? FileSystem.rename(successor, to: path)
  }

  private func prepare(checking: Bool) throws(SQLiteError) {
    try connection.open(creating: true)
    // The first statement reads the header; a file that is no database fails here.
    _ = try connection.text("PRAGMA journal_mode = WAL")
    try connection.execute("PRAGMA synchronous = NORMAL")
    if checking, let status = try? FileStatus(path: path), status.size <= Self.greatestChecked {
      let found = try connection.text("PRAGMA quick_check(1)")
      guard found == "ok" else {
        throw SQLiteError(
          code: ResultCode.corrupt,
          sentence: "the store \(path) is damaged: \(found ?? "it could not be checked")")
      }
    }
    try Schema.migrate(connection)
  }

  private func rescue(_ now: Int64) throws(SQLiteError) -> StoreIncident {
    connection.close()
    let madeAt: Int64?
    let kept: String?
    do throws(SystemError) {
      madeAt = try backups.takeNewestGood(to: successor, connection.library)
      kept = FileSystem.exists(path) ? try setAside(now) : nil
      if madeAt != nil { try FileSystem.rename(successor, to: path) }
    } catch {
      throw SQLiteError(
        code: 0, sentence: "the store \(path) is damaged and could not be put aside: \(error)")
    }
    makeFile()
    try prepare(checking: false)
    return StoreIncident(
      kept: kept, remedy: madeAt.map { .restored(from: $0) } ?? .begunAnew)
  }
}
