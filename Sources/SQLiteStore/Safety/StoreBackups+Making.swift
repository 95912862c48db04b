public import GameShellKit
import Platform

extension StoreBackups {
  /// Makes a backup, also while the store is in use, and removes the oldest that are too many.
  ///
  /// The copy is read back as a whole before it counts. Takes time with the store's size, so it
  /// has a thread of its own; `foundDamage` hears when it is the store that cannot be read.
  public func make(
    at now: Int64, library: SQLiteLibrary? = nil, foundDamage: () -> Void = {}
  ) throws(SaveError) {
    let target = path(at: now)
    let temporary = Path.join(folder, ".making-\(Path.name(of: target))")
    do throws(SystemError) {
      try FileSystem.makeFolders(folder)
      // Made here, so that nobody else can read it; one from a killed process is in the way.
      try FileSystem.remove(temporary)
      try FileDescriptor.open(temporary, .create).close()
    } catch {
      throw SaveError("the store could not be backed up: \(error)")
    }
    do throws(SQLiteError) {
      let library = if let library { library } else { try SQLiteLibrary() }
      do throws(SQLiteError) {
        try copy(to: temporary, library)
      } catch {
        if error.isCorrupt { foundDamage() }
        throw error
      }
      guard Self.isGood(temporary, library) else {
        throw SQLiteError(code: 0, sentence: "its backup \(temporary) could not be read back")
      }
      try finish(temporary, target)
    } catch {
      try? FileSystem.remove(temporary)
      throw SaveError("the store could not be backed up: \(error)")
    }
    for old in all.dropFirst(Self.kept) { try? FileSystem.remove(old.path) }
  }

  /// Every row is read, and the copy has neither gaps nor a log.
  private func copy(to path: String, _ library: SQLiteLibrary) throws(SQLiteError) {
    let connection = SQLiteConnection(path: store, library: library, busyMilliseconds: 5000)
    try connection.open(creating: false)
    try connection.execute("VACUUM INTO '\(path.replacing("'", with: "''"))'")
    connection.close()
  }

  private func finish(_ temporary: String, _ target: String) throws(SQLiteError) {
    do throws(SystemError) {
      try FileDescriptor.open(temporary, .append).synchronize()
      try FileSystem.rename(temporary, to: target)
    } catch {
      throw SQLiteError(code: 0, sentence: "\(error)")
    }
  }

  /// Whether a file is a store that this host can read, without a flaw.
  static func isGood(_ path: String, _ library: SQLiteLibrary) -> Bool {
    let connection = SQLiteConnection(path: path, library: library, busyMilliseconds: 1000)
    defer { connection.close() }
    do throws(SQLiteError) {
      try connection.open(creating: false)
      let version = try connection.number("PRAGMA user_version") ?? 0
      return try connection.text("PRAGMA integrity_check(1)") == "ok"
        && (1...Schema.current).contains(version)
    } catch {
      return false
    }
  }

  /// Copies the newest backup that is good to a path; gives the time at which it was made, or nil
  /// when none is good.
  func takeNewestGood(to path: String, _ library: SQLiteLibrary) throws(SystemError) -> Int64? {
    let temporary = path + ".checking"
    for backup in all {
      do throws(SystemError) { try FileSystem.copy(backup.path, to: temporary) } catch {
        // One that cannot be read is no reason to pass the older ones over; a full disk is.
        if (try? FileSystem.read(backup.path, limit: 1 << 30)) == nil { continue }
        throw error
      }
      if Self.isGood(temporary, library) {
        try FileSystem.rename(temporary, to: path)
        return backup.madeAt
      }
    }
    try? FileSystem.remove(temporary)
    return nil
  }
}
