import GameShellKit
import Glibc
import Platform
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("The store's file")
struct SQLiteStoreTests {
  let folder: TemporaryFolder
  var path: String { folder.file("data/gamehost/saves.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func open(now: Int64 = 0) throws -> SQLiteStore {
    try SQLiteStore(path: path, now: now)
  }

  @Test("settings last from one opening to the next, and can be forgotten")
  func settings() throws {
    do {
      let store = try open()
      try store.set("dark", for: "appearance")
      try store.set("1", for: "sound")
      try store.set("light", for: "appearance")
      try store.set(nil, for: "sound")
    }
    let store = try open()
    #expect(try store.setting("appearance") == "light")
    #expect(try store.setting("sound") == nil)
    #expect(try store.settings() == ["appearance": "light"])
    #expect(store.incidents.isEmpty)
  }

  @Test("what was saved is in the files when the call returns, as kill -9 would leave them")
  func survivesKill() throws {
    let store = try open()
    let games = store.games(of: "org.a")
    for move in 1...20 {
      let snapshot = Snapshot(version: 1, state: Array(repeating: UInt8(move), count: 900))
      try games.save(SavedGame(route: "r\(move)", seed: 1, snapshot: snapshot, savedAt: 1))
    }
    let copy = folder.file("copy.sqlite")
    for suffix in ["", "-wal"] {
      try FileSystem.writeAtomically(
        try FileSystem.read(path + suffix, limit: 1 << 24), to: copy + suffix)
    }
    let survived = try SQLiteStore(path: copy, now: 0)
    for move in 1...20 {
      let game = try survived.games(of: "org.a").game(at: "r\(move)")
      #expect(game?.snapshot.state.first == UInt8(move))
    }
  }

  @Test("the file and its folder are the user's alone")
  func permissions() throws {
    _ = try open()
    #expect(try FileStatus(path: path).permissions == 0o600)
    #expect(try FileStatus(path: Path.folder(of: path)).permissions == 0o700)
  }

  @Test("two stores on one file see each other's writes")
  func twoConnections() throws {
    let (a, b) = (try open(), try open())
    for i in 0..<50 {
      try a.set("\(i)", for: "a")
      try b.set("\(i)", for: "b")
      #expect(try b.setting("a") == "\(i)")
      #expect(try a.setting("b") == "\(i)")
    }
  }

  @Test("two processes write to one file at once, and nothing is lost")
  func twoProcesses() throws {
    let store = try open()
    let fixtures = try FixtureBuilder()
    let writer = try fixtures.build("sqlite/writer.c", named: "writer", ["-ldl"])
    let child = try ChildProcess(
      ChildProcess.Launch(
        path: writer, arguments: [path, "200"], environment: Environment.current()))
    for i in 0..<200 { try store.set("x", for: "ours.\(i)") }
    #expect(child.wait(milliseconds: 60_000) == .exited(0))
    #expect(try store.settings().count == 400)
  }

  @Test("many that make the store at the same moment all get it")
  func madeAtOnce() async throws {
    let path = path
    try FileSystem.makeFolders(Path.folder(of: path))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for i in 0..<8 {
        group.addTask {
          try SQLiteStore(path: path, now: 0, busyMilliseconds: 10_000).set("x", for: "\(i)")
        }
      }
      try await group.waitForAll()
    }
    #expect(try open().settings().count == 8)
  }

  @Test("a write that cannot get its turn is an error that says so, and keeps what was there")
  func busy() throws {
    let (a, b) = (try open(), try SQLiteStore(path: path, now: 0, busyMilliseconds: 1))
    try b.set("before", for: "x")
    try a.connection.execute("BEGIN IMMEDIATE")
    let error = #expect(throws: SaveError.self) { try b.set("after", for: "x") }
    #expect(
      error?.description
        == "could not write to the store \(path): database is locked; another program holds the "
        + "file, try again")
    try a.connection.execute("ROLLBACK")
    #expect(try b.setting("x") == "before")
  }

  @Test("a file that is no database is put aside by name, and a fresh store begun")
  func notADatabase() throws {
    _ = try open()
    try FileSystem.writeAtomically(Array("not a database, ".utf8) + [0, 1, 2], to: path)
    let store = try open(now: 1_796_029_200_000)
    let aside = try #require(store.incidents.first?.kept)
    #expect(Path.name(of: aside) == "saves.sqlite.corrupt-2026-11-30T09-00-00Z")
    #expect(try FileSystem.read(aside, limit: 100).starts(with: Array("not a".utf8)))
    try store.set("x", for: "y")
    #expect(try store.setting("y") == "x")
  }

  @Test("a damaged page is noticed when the store is opened; two damages keep two files")
  func damagedPage() throws {
    for _ in 0..<2 {
      do {
        let store = try open()
        let slots = store.slots(of: "org.a")
        for i in 0..<50 {
          try slots.save(Array(repeating: 1, count: 1000), in: try #require(SaveSlot("s\(i)")))
        }
        try store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
      }
      var bytes = try FileSystem.read(path, limit: 1 << 24)
      for i in stride(from: 4096, to: bytes.count, by: 4096) {
        for k in 0..<64 { bytes[i + k] = 0xa5 }
      }
      try FileSystem.writeAtomically(bytes, to: path)
      let store = try open()
      #expect(store.incidents.map(\.remedy) == [.begunAnew])
      #expect(try store.slots(of: "org.a").load("s1") == nil)
    }
    let names = try FileSystem.list(Path.folder(of: path)).filter { $0.contains("corrupt") }
    #expect(
      names == [
        "saves.sqlite.corrupt-1970-01-01T00-00-00Z", "saves.sqlite.corrupt-1970-01-01T00-00-00Z-2",
      ])
  }

  @Test(
    "a store of each earlier format is brought to this one with all that is in it",
    arguments: 1..<Int(Schema.current))
  func earlierFormats(_ format: Int) throws {
    let library = try SQLiteStore(path: folder.file("other.sqlite"), now: 0).connection.library
    try FileSystem.makeFolders(Path.folder(of: path))
    do {
      let old = SQLiteConnection(path: path, library: library, busyMilliseconds: 1000)
      try old.open(creating: true)
      for script in Schema.migrations.prefix(format) { try old.execute(script) }
      try old.execute("PRAGMA user_version = \(format)")
      try old.execute("INSERT INTO setting (name, value) VALUES ('language', 'de')")
      try old.execute("INSERT INTO slot (subsystem, name, bytes) VALUES ('org.a', 's', x'0102')")
      try old.execute(
        """
        INSERT INTO game (subsystem, route, seed, version, state, summary, elapsed, progress,
          is_finished, is_pristine, saved_at) VALUES ('org.a', 'r', -1, 3, x'07', 'x', 4, 5, 0, 0, 6)
        """)
      if format >= 2 {
        try old.execute("INSERT INTO score VALUES ('org.a', 'l', 'g', 9, 1)")
        try old.execute("INSERT INTO achievement VALUES ('org.a', 'x', 500)")
        try old.execute(
          """
          INSERT INTO finished (subsystem, game_id, mode, is_won, is_assisted, elapsed, score,
            leaderboard, finished_at, day) VALUES ('org.a', 'g', 'm', 1, 0, 8, 9, 'l', 1, 20000)
          """)
      }
    }
    let store = try open()
    #expect(store.incidents.isEmpty)
    #expect(try store.connection.number("PRAGMA user_version") == Schema.current)
    #expect(try store.setting("language") == "de")
    #expect(try store.slots(of: "org.a").load("s") == [1, 2])
    let game = try #require(try store.games(of: "org.a").game(at: "r"))
    #expect(game.seed == .max && game.snapshot.state == [7] && game.snapshot.progress == 5)
    let center = store.gameCenter(of: "org.a", clock: ManualClock())
    #expect(try center.owed().isEmpty)
    guard format >= 2 else { return }
    let scores = try center.scores(leaderboard: "l", lowerIsBetter: true, since: nil, limit: 9)
    #expect(scores.map(\.value) == [9])
    #expect(try center.achievementProgress() == ["x": 500])
    #expect(try center.finishedGames(mode: "m").map(\.day.number) == [20_000])
  }

  @Test("a store of a newer host is left alone")
  func newer() throws {
    try open().connection.execute("PRAGMA user_version = 99")
    let error = #expect(throws: SaveError.self) { try open() }
    #expect(
      error?.description
        == "the store \(path) has format 99, and this host knows formats up to \(Schema.current); "
        + "use the newer host that wrote it, or another --data-dir")
    #expect(try FileSystem.list(Path.folder(of: path)).filter { $0.contains("corrupt") } == [])
  }

  @Test("a place that cannot be written is named")
  func unwritable() throws {
    try FileSystem.writeAtomically([1], to: folder.file("data"))
    let error = #expect(throws: SaveError.self) { try open() }
    #expect(
      error?.description
        == "saves have no place: could not make the folder \(Path.folder(of: path)): "
        + "Not a directory; choose another with --data-dir")
    try FileSystem.makeFolders(folder.file("saves.sqlite"))
    let other = folder.file("saves.sqlite")
    let folderError = #expect(throws: SaveError.self) { try SQLiteStore(path: other, now: 0) }
    #expect(
      folderError?.description
        == "could not open the store \(other): unable to open database file; check the "
        + "permissions of the file and its folder")
  }

  @Test("a folder without permission is named, unless the user is above permissions")
  func noPermission() throws {
    try FileSystem.makeFolders(folder.file("locked"))
    #expect(chmod(folder.file("locked"), 0o500) == 0)
    defer { chmod(folder.file("locked"), 0o700) }
    let path = folder.file("locked/saves.sqlite")
    if geteuid() == 0 {
      #expect(throws: Never.self) { try SQLiteStore(path: path, now: 0) }
    } else {
      let error = #expect(throws: SaveError.self) { try SQLiteStore(path: path, now: 0) }
      #expect(error?.description.contains(path) == true)
      #expect(
        error?.description.hasSuffix("check the permissions of the file and its folder") == true)
    }
  }

  @Test("without the library the error names the packages")
  func noLibrary() {
    let error = #expect(throws: SQLiteError.self) { try SQLiteLibrary(names: ["libnone.so.0"]) }
    #expect(
      error?.description
        == "saves need SQLite, and libnone.so.0 was not found; install the package libsqlite3-0 "
        + "(Debian, Ubuntu), sqlite-libs (Fedora) or sqlite (Arch)")
  }

  @Test("what a living process is delivering is left to it; what a dead one owed is delivered")
  func owedByOthers() throws {
    let store = try open()
    let center = store.gameCenter(of: "org.a", clock: ManualClock())
    let completion = GameCompletion(mode: "m", gameID: "g", isWon: true, elapsed: 1, score: 1)
    _ = try center.enter(completion, at: 0, day: Day(number: 0), owing: ["a"])
    // Process 1 always lives; no process has a number like the other.
    try store.connection.execute("UPDATE owed SET holder = '1'")
    #expect(try center.owed().isEmpty)
    try store.connection.execute("UPDATE owed SET holder = '999999999'")
    #expect(try center.owed().map(\.recipients) == [["a"]])
  }

  @Test("a failed transaction leaves nothing behind")
  func rollback() throws {
    let store = try open()
    #expect(throws: SQLiteError.self) {
      try store.connection.transaction { () throws(SQLiteError) in
        try store.connection.execute("INSERT INTO setting VALUES ('a', 'b')")
        try store.connection.execute("INSERT INTO nowhere VALUES (1)")
      }
    }
    #expect(try store.settings().isEmpty)
    #expect(throws: Never.self) { try store.check() }
  }
}
