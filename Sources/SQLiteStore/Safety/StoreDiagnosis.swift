import GameShellKit
import Platform

/// How a store's file is, looked at without changing anything; for `doctor`.
public struct StoreDiagnosis: Hashable, Sendable {
  /// Bytes, with the log; nil when there is no store yet.
  public var size: Int64?
  /// What is wrong with it or with SQLite, in a sentence; nil when nothing is.
  public var fault: String?
  /// The backups, newest first.
  public var backups: [StoreBackups.Backup]
  /// Damaged files that were put aside, by name.
  public var kept: [String]
  /// The host's settings, as far as they can be read.
  public var settings: [String: String] = [:]

  /// Looks at the store at a path. It is read throughout, which takes some milliseconds for each
  /// MiB.
  public init(path: String) {
    backups = StoreBackups(of: path).all
    let name = Path.name(of: path)
    kept = ((try? FileSystem.list(Path.folder(of: path))) ?? []).filter {
      $0.hasPrefix(name + ".corrupt-") && !$0.hasSuffix("-wal")
    }
    let library: SQLiteLibrary
    do throws(SQLiteError) { library = try SQLiteLibrary() } catch {
      fault = error.description
      return
    }
    guard let status = try? FileStatus(path: path) else { return }
    size = status.size + ((try? FileStatus(path: path + "-wal"))?.size ?? 0)
    let connection = SQLiteConnection(path: path, library: library, busyMilliseconds: 2000)
    defer { connection.close() }
    do throws(SQLiteError) {
      try connection.open(creating: false)
      let found = try connection.text("PRAGMA integrity_check(1)") ?? ""
      if found != "ok" { fault = "the store \(path) is damaged: \(found)" }
      let pairs = try connection.statement("SELECT name, value FROM setting").all {
        ($0.text(0), $0.text(1))
      }
      settings = Dictionary(pairs) { $1 }
    } catch {
      // An empty file that was never used has no tables, and that is no fault.
      if status.size > 0 { fault = error.description }
    }
  }
}
