public import GameShellKit
import Platform

/// The player's saves and the host's settings, in one SQLite file.
///
/// A save is in the operating system's hands when the call returns (write-ahead log,
/// `synchronous=NORMAL`): it survives the end of this process in whatever way, and after a loss
/// of power the file is whole, though the last moves may be missing. Several processes can use
/// one store. Each game reaches only its own rows.
public final class SQLiteStore {
  /// Where the file is.
  public let path: String
  /// The version of SQLite that serves it.
  public let libraryVersion: String
  /// Where a damaged file was put aside when the store was opened; nil when it was sound.
  public private(set) var setAside: String?
  let connection: SQLiteConnection

  /// A file up to this size is checked throughout when it is opened.
  private static let greatestChecked: Int64 = 4 << 20

  /// Opens a store, made with its folder if absent.
  ///
  /// A damaged file is renamed and a fresh one begun; `setAside` then names it. `now` (Unix
  /// milliseconds) goes into that name.
  public init(
    path: String, now: Int64, library: SQLiteLibrary? = nil, busyMilliseconds: Int = 5000
  ) throws(SaveError) {
    self.path = path
    do throws(SystemError) {
      try FileSystem.makeFolders(Path.folder(of: path))
      // Made here, so that nobody else can read it. An existing file must not be opened and
      // closed: that would drop the locks of another connection of this process.
      if !FileSystem.exists(path) { _ = try? FileDescriptor.open(path, .create) }
    } catch {
      throw SaveError("saves have no place: \(error); choose another with --data-dir")
    }
    do throws(SQLiteError) {
      let library = if let library { library } else { try SQLiteLibrary() }
      libraryVersion = library.version
      let wait = Int32(clamping: busyMilliseconds)
      do throws(SQLiteError) {
        connection = try Self.open(path, library, wait)
        return
      } catch {
        guard error.isCorrupt else { throw error }
      }
      setAside = try Self.setAside(path, now: now)
      connection = try Self.open(path, library, wait)
    } catch {
      throw SaveError(error)
    }
  }

  /// Whether the file is where the player said, and can be written: runs an empty write.
  public func check() throws(SaveError) {
    do throws(SQLiteError) {
      try connection.transaction {}
    } catch {
      throw SaveError(error)
    }
  }

  private static func open(
    _ path: String, _ library: SQLiteLibrary, _ busyMilliseconds: Int32
  ) throws(SQLiteError) -> SQLiteConnection {
    let connection = try SQLiteConnection(
      path: path, library: library, busyMilliseconds: busyMilliseconds)
    // The first statement reads the header; a file that is no database fails here.
    _ = try connection.text("PRAGMA journal_mode = WAL")
    try connection.execute("PRAGMA synchronous = NORMAL")
    if let status = try? FileStatus(path: path), status.size <= greatestChecked {
      let found = try connection.text("PRAGMA quick_check(1)")
      guard found == "ok" else {
        throw SQLiteError(
          code: ResultCode.corrupt,
          sentence: "the store \(path) is damaged: \(found ?? "it could not be checked")")
      }
    }
    try Schema.migrate(connection)
    return connection
  }

  /// Renames a damaged file, with its log, and gives its new path.
  private static func setAside(_ path: String, now: Int64) throws(SQLiteError) -> String {
    let stamp = "\(path).corrupt-\(timestamp(now))"
    var target = stamp
    var number = 2
    while FileSystem.exists(target) {
      target = "\(stamp)-\(number)"
      number += 1
    }
    do throws(SystemError) {
      try FileSystem.rename(path, to: target)
      if FileSystem.exists(path + "-wal") {
        try FileSystem.rename(path + "-wal", to: target + "-wal")
      }
      try FileSystem.remove(path + "-shm")
    } catch {
      throw SQLiteError(
        code: 0, sentence: "the store \(path) is damaged and could not be put aside: \(error)")
    }
    return target
  }

  /// A time that file names can hold and people can read, for example `2026-11-30T09-15-00Z`.
  private static func timestamp(_ unixMilliseconds: Int64) -> String {
    let seconds = max(0, unixMilliseconds / 1000)
    let day = Day(number: Int(seconds / 86_400))
    let parts = [seconds % 86_400 / 3600, seconds % 3600 / 60, seconds % 60]
    let time = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    return "\(day)T\(time)Z"
  }
}
