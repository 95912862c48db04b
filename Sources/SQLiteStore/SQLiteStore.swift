public import GameShellKit
import Platform

/// The player's saves and the host's settings, in one SQLite file.
///
/// A save is in the operating system's hands when the call returns (write-ahead log,
/// `synchronous=NORMAL`): it survives the end of this process in whatever way, and after a loss
/// of power the file is whole, though the last moves may be missing. Several processes can use
/// one store. Each game reaches only its own rows.
///
/// A file that is found damaged, at the start or in use, is put aside and the newest good backup
/// takes its place.
public final class SQLiteStore {
  /// Where the file is.
  public let path: String
  /// The version of SQLite that serves it.
  public let libraryVersion: String
  /// What had to be mended, oldest first; empty when the file was sound all the time.
  public private(set) var incidents: [StoreIncident] = []
  /// Hears of what has to be mended after the store was opened.
  public var incidentHappened: (StoreIncident) -> Void = { _ in }
  let connection: SQLiteConnection

  /// Opens a store, made with its folder if absent. `now` (Unix milliseconds) goes into the name
  /// of a file that is put aside.
  public init(
    path: String, library: SQLiteLibrary? = nil, busyMilliseconds: Int = 5000,
    now: @escaping () -> Int64
  ) throws(SaveError) {
    self.path = path
    do throws(SystemError) { try FileSystem.makeFolders(Path.folder(of: path)) } catch {
      throw SaveError("saves have no place: \(error); choose another with --data-dir")
    }
    do throws(SQLiteError) {
      let library = if let library { library } else { try SQLiteLibrary() }
      libraryVersion = library.version
      connection = SQLiteConnection(
        path: path, library: library, busyMilliseconds: Int32(clamping: busyMilliseconds))
      incidents = try StoreKeeper(connection).open(now: now()).map { [$0] } ?? []
    } catch {
      throw SaveError(error)
    }
    connection.reopen = { [unowned connection] () throws(SQLiteError) in
      try StoreKeeper(connection).reopen()
    }
    // What was made from the store may outlive it.
    connection.mend = { [weak self, unowned connection] () throws(SQLiteError) in
      guard let incident = try StoreKeeper(connection).mend(now: now()) else { return }
      self?.incidents.append(incident)
      self?.incidentHappened(incident)
    }
  }

  /// Opens a store at a time that stands still.
  public convenience init(
    path: String, now: Int64, library: SQLiteLibrary? = nil, busyMilliseconds: Int = 5000
  ) throws(SaveError) {
    try self.init(path: path, library: library, busyMilliseconds: busyMilliseconds) { now }
  }

  /// Whether the file is where the player said, and can be written: runs an empty write.
  public func check() throws(SaveError) {
    do throws(SQLiteError) {
      try connection.transaction {}
    } catch {
      throw SaveError(error)
    }
  }

  /// The store's backups.
  public var backups: StoreBackups { StoreBackups(of: path) }

  /// Makes a backup; safe on another thread than the store's. A store that turns out damaged is
  /// mended when it is used next.
  public var makeBackup: @Sendable (_ now: Int64) throws(SaveError) -> Void {
    let (backups, library, suspicion) = (backups, connection.library, connection.suspicion)
    return { now throws(SaveError) in
      try backups.make(at: now, library: library) { suspicion.with { $0 = true } }
    }
  }
}
