import GameShellKit
import Platform
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("A damaged store goes on with its newest good backup")
struct StoreSafetyTests {
  let folder: TemporaryFolder
  let clock = ManualClock(now: GameTime(steady: 0, wall: 1_796_029_200_000))
  var path: String { folder.file("gamehost.sqlite") }
  var backups: StoreBackups { StoreBackups(of: path) }
  private static let day: Int64 = 86_400_000

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> SQLiteStore {
    try SQLiteStore(path: path) { [clock] in clock.now.wall }
  }

  /// Settings enough for many pages.
  private func fill(_ store: SQLiteStore, _ value: String) throws {
    for i in 0..<200 {
      try store.set("\(value) " + String(repeating: "x", count: 500), for: "\(i)")
    }
    try store.set(value, for: "value")
  }

  private func settle(_ store: SQLiteStore) throws {
    _ = try store.connection.text("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// A store with backups of three days and changes since.
  private func prepare() throws {
    let store = try open()
    for day in ["first", "second", "third"] {
      try fill(store, day)
      try store.makeBackup(clock.now.wall)
      clock.advance(milliseconds: Self.day)
    }
    try fill(store, "today")
    try settle(store)
  }

  @Test(
    "whatever befell the file, it is found at the start, kept by name and replaced",
    arguments: Damage.allCases)
  func atStart(_ damage: Damage) throws {
    try prepare()
    try damage.strike(path)
    let store = try open()
    let incident = try #require(store.incidents.first)
    #expect(incident.remedy == .restored(from: 1_796_029_200_000 + 2 * Self.day))
    #expect(try store.setting("value") == "third")
    #expect(try store.settings().count == 201)
    if damage == .missing {
      #expect(incident.kept == nil)
    } else {
      let kept = try #require(incident.kept)
      #expect(Path.name(of: kept) == "gamehost.sqlite.corrupt-2026-12-03T09-00-00Z")
      #expect(FileSystem.exists(kept))
    }
    // It is a store like any other from now on.
    try store.set("again", for: "value")
    #expect(try open().incidents.isEmpty)
    #expect(try open().setting("value") == "again")
    #expect(!FileSystem.exists(path + ".restored"))
  }

  @Test(
    "backups that are bad themselves are passed over; without a good one all begins anew",
    arguments: 1...3)
  func badBackups(_ count: Int) throws {
    try prepare()
    for backup in backups.all.prefix(count) { try Damage.garbagePages.strike(backup.path) }
    try Damage.garbagePages.strike(path)
    let store = try open()
    let incident = try #require(store.incidents.first)
    #expect(FileSystem.exists(try #require(incident.kept)))
    if count == 3 {
      #expect(incident.remedy == .begunAnew)
      #expect(try store.settings().isEmpty)
    } else {
      #expect(try store.setting("value") == ["second", "first"][count - 1])
    }
    try store.set("x", for: "y")
    #expect(try store.setting("y") == "x")
  }

  @Test("damage that is met in use is mended on the spot, and the call still does its work")
  func inUse() throws {
    try prepare()
    let store = try open()
    var told: [StoreIncident] = []
    store.incidentHappened = { told.append($0) }
    try settle(store)
    try store.connection.execute("PRAGMA shrink_memory")
    try Damage.garbagePages.strike(path)
    let games = store.games(of: "org.a")
    let move = SavedGame(
      route: "r", seed: 1, snapshot: Snapshot(version: 1, state: [7]), savedAt: 1)
    try games.save(move)
    #expect(try games.game(at: "r") == move)
    #expect(try store.setting("value") == "third")
    #expect(told.map(\.remedy) == [.restored(from: 1_796_029_200_000 + 2 * Self.day)])
    #expect(told == store.incidents)
    #expect(try open().games(of: "org.a").game(at: "r") == move)
  }

  @Test("while one host restores, the other loses nothing of what it writes from then on")
  func twoHosts() throws {
    try prepare()
    let (a, b) = (try open(), try open())
    try b.set("b", for: "b.before")
    try settle(a)
    try a.connection.execute("PRAGMA shrink_memory")
    try Damage.garbagePages.strike(path)
    _ = try a.settings()
    #expect(a.incidents.count == 1)
    for i in 0..<20 {
      try b.set("\(i)", for: "b.\(i)")
      try a.set("\(i)", for: "a.\(i)")
      #expect(try a.setting("b.\(i)") == "\(i)")
      #expect(try b.setting("a.\(i)") == "\(i)")
    }
    // The second host only changed over to the file that the first had restored.
    #expect(b.incidents.isEmpty)
    #expect(try FileSystem.list(folder.path).filter { $0.hasSuffix("09-00-00Z") }.count == 1)
    #expect(try open().settings().count == 201 + 40)
  }

  @Test("two hosts that meet the damage at once restore once")
  func atOnce() async throws {
    try prepare()
    try Damage.truncated.strike(path)
    let path = path
    let incidents = try await withThrowingTaskGroup(of: Int.self) { group in
      for i in 0..<6 {
        group.addTask {
          let store = try SQLiteStore(path: path, now: 0, busyMilliseconds: 10_000)
          try store.set("x", for: "host.\(i)")
          return store.incidents.count
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(incidents == 1)
    #expect(try open().settings().filter { $0.key.hasPrefix("host.") }.count == 6)
  }

  @Test("a log that is none is kept, and what it held may be missing; the store itself is whole")
  func badLog() throws {
    try prepare()
    try FileSystem.writeAtomically(Array(repeating: 0xa5, count: 50_000), to: path + "-wal")
    let store = try open()
    let incident = try #require(store.incidents.first)
    #expect(incident.remedy == .logDropped)
    #expect(Path.name(of: try #require(incident.kept)).hasSuffix("T09-00-00Z-wal"))
    #expect(try FileStatus(path: try #require(incident.kept)).size == 50_000)
    #expect(try store.setting("value") == "today")
    try store.set("x", for: "y")
    #expect(try open().incidents.isEmpty)
  }

  @Test(
    "a host that was killed between putting aside and restoring is followed by one that ends it")
  func interrupted() throws {
    try prepare()
    try FileSystem.copy(try #require(backups.all.first).path, to: path + ".restored")
    try FileSystem.rename(path, to: path + ".corrupt-x")
    let store = try open()
    #expect(try store.setting("value") == "third")
    #expect(store.incidents.isEmpty)
  }

  @Test("a store that cannot be put aside is an error that says so, and stays as it is")
  func cannotPutAside() throws {
    try prepare()
    try Damage.garbagePages.strike(path)
    // A folder that is full of files cannot be replaced by one.
    try FileSystem.makeFolders(path + ".restored.checking/x")
    let error = #expect(throws: SaveError.self) { try open() }
    #expect(
      error?.description.hasPrefix(
        "the store \(path) is damaged and could not be put aside: could not open") == true)
    #expect(FileSystem.exists(path))
    #expect(backups.all.count == 3)
  }
}
