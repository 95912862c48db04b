import GameShellKit
import Platform
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("Backups of the store")
struct StoreBackupsTests {
  let folder: TemporaryFolder
  var path: String { folder.file("it's gamehost.sqlite") }
  var backups: StoreBackups { StoreBackups(of: path) }
  private static let day: Int64 = 86_400_000

  init() throws { folder = try TemporaryFolder() }

  @Test("one is due when the newest is a day old and the store has changed since")
  func due() throws {
    let now = WallClock.milliseconds
    #expect(!backups.isDue(at: now))
    let store = try SQLiteStore(path: path, now: now)
    #expect(backups.isDue(at: now))
    try backups.make(at: now - 5000)
    try store.set("x", for: "y")
    #expect(!backups.isDue(at: now))
    #expect(backups.isDue(at: now + Self.day))
    // Made by a clock that was wrong.
    #expect(backups.isDue(at: now - Self.day))
    // Nothing happened since.
    try backups.make(at: now + 60_000)
    #expect(!backups.isDue(at: now + 60_000 + Self.day))
  }

  @Test("the newest five are kept, and nothing else in the folder is touched")
  func pruning() throws {
    let store = try SQLiteStore(path: path, now: 0)
    try FileSystem.makeFolders(backups.folder)
    try FileSystem.writeAtomically([1], to: Path.join(backups.folder, "mine.backup"))
    for day in 1...8 {
      try store.set("\(day)", for: "day")
      try backups.make(at: Int64(day) * Self.day)
    }
    #expect(backups.all.map { $0.madeAt / Self.day } == [8, 7, 6, 5, 4])
    #expect(
      try FileSystem.list(backups.folder) == [
        "it's gamehost.sqlite-1970-01-05T00-00-00Z.backup",
        "it's gamehost.sqlite-1970-01-06T00-00-00Z.backup",
        "it's gamehost.sqlite-1970-01-07T00-00-00Z.backup",
        "it's gamehost.sqlite-1970-01-08T00-00-00Z.backup",
        "it's gamehost.sqlite-1970-01-09T00-00-00Z.backup", "mine.backup",
      ])
    #expect(try FileStatus(path: backups.all[0].path).permissions == 0o600)
  }

  @Test("one is made while the store is written to, and holds a moment of it")
  func besideWriting() throws {
    let store = try SQLiteStore(path: path, now: 0)
    let (make, done) = (store.makeBackup, Locked(false))
    let thread = try WorkerThread(name: "backup") {
      for time in 1...5 { try? make(Int64(time) * 1000) }
      done.with { $0 = true }
    }
    var written = 0
    while !done.with({ $0 }) || written < 100 {
      try store.set("x", for: "\(written)")
      written += 1
    }
    #expect(thread.wait(milliseconds: 60_000))
    #expect(backups.all.count == 5)
    for backup in backups.all {
      let copy = try SQLiteStore(path: backup.path, now: 0)
      let names = try copy.settings().keys.compactMap { Int($0) }.sorted()
      #expect(names == Array(0..<names.count), "no setting without the ones before it")
    }
    #expect(try store.settings().count == written)
  }

  @Test("a store that cannot be read is no backup, and is mended at its next use")
  func damaged() throws {
    let store = try SQLiteStore(path: path, now: 0)
    for i in 0..<200 { try store.set(String(repeating: "x", count: 500), for: "\(i)") }
    try store.makeBackup(1000)
    _ = try store.connection.text("PRAGMA wal_checkpoint(TRUNCATE)")
    try store.connection.execute("PRAGMA shrink_memory")
    try Damage.garbagePages.strike(path)
    let error = #expect(throws: SaveError.self) { try store.makeBackup(2000) }
    #expect(error?.description.contains("could not be backed up") == true)
    #expect(try FileSystem.list(backups.folder).count == 1)
    #expect(store.incidents.isEmpty)
    #expect(try store.settings().count == 200)
    #expect(store.incidents.map(\.remedy) == [.restored(from: 1000)])
  }

  @Test("a place that cannot be written is an error, and leaves nothing")
  func noPlace() throws {
    let store = try SQLiteStore(path: path, now: 0)
    try FileSystem.writeAtomically([1], to: backups.folder)
    let error = #expect(throws: SaveError.self) { try store.makeBackup(1000) }
    #expect(error?.description.hasPrefix("the store could not be backed up: ") == true)
  }
}
