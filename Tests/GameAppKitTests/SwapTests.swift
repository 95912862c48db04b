import GameShellKit
import GameShellUI
import Platform
import TestSupport
import Testing

@testable import GameAppKit

/// A running game's file is replaced: what takes over, what stays, and what the player is told.
@Suite("Swap", .serialized)
struct SwapTests {
  let fixtures: FixtureBuilder
  let host: GameHost
  let path: String
  let time = GameTime(steady: 5000, wall: 1_700_000_000_000)

  init() throws {
    fixtures = try FixtureBuilder()
    let folder = fixtures.folder
    path = folder.file("libswap.so")
    var options = HostOptions(
      dataFolder: folder.file("data"), stateFolder: folder.file("state"),
      folders: PluginFolders(given: [], environment: Environment(), xdg: nil, executable: nil),
      executable: try BuiltProgram.path(), environment: .current(), locale: "en")
    options.deadlines = (event: 4000, load: 3000)
    host = GameHost(options: options)
  }

  private func install(_ defines: [String]) throws {
    let built = try fixtures.library(
      "swap/counter.c", named: "new.so", defines: defines)
    try FileSystem.rename(built, to: path)
  }

  private func session() throws -> HostSession {
    let session = try HostSession(host: host, plugin: path, route: "board/a", time: time)
    _ = try session.root.handle(.resize(CellSize(columns: 80, rows: 24)), at: time)
    return session
  }

  private func press(_ keys: String, _ session: HostSession) throws {
    for scalar in keys.unicodeScalars {
      _ = try session.root.handle(.key(.character(scalar)), at: time)
    }
  }

  private func texts(_ session: HostSession) throws -> String {
    let frame = try session.root.frame(for: CellSize(columns: 80, rows: 24))
    return (0..<frame.nodeCount).map { frame.text(frame.node($0).text) }.joined(separator: "|")
  }

  @Test("a new build goes on with the same board, and everything can be undone")
  func swap() throws {
    try install(["BUILD=1"])
    let session = try session()
    defer { session.close() }
    try press("++++++++++", session)
    try install(["BUILD=2", "TINT=\"#cc0000\""])
    session.root.swap(at: time)
    #expect(try texts(session).contains("Build 2|count 10"))
    #expect(session.root.game?.config.tints.primary == RGB(hex: 0xcc0000))
    try press("uuuuuuuuuu", session)
    #expect(try texts(session).contains("count 0"))
  }

  @Test(
    "a build that does not come up leaves the old one playing, and a toast says why",
    arguments: [
      ("IN_CONSTRUCTOR", "was killed by SIGABRT"), ("IN_FIRST_FRAME", "was killed by SIGABRT"),
      ("BAD_FRAME", "invalid frame"), ("STALLS", "did not answer within"),
      ("REFUSES", "could not open board/a"),
    ])
  func broken(_ fault: String, _ sentence: String) throws {
    try install(["BUILD=1"])
    let session = try session()
    defer { session.close() }
    try press("+++", session)
    let saved = try session.root.gameRoot?.deps.saves.game(at: "board/a")
    try install(["BUILD=2", "FAULT=\(fault)"])
    session.root.swap(at: time)
    let shown = try texts(session)
    #expect(shown.contains("Build 1|count 3"), "\(shown)")
    #expect(shown.contains("The new build was not taken"), "\(shown)")
    #expect(shown.contains(sentence), "\(shown)")
    #expect(try session.root.gameRoot?.deps.saves.game(at: "board/a") == saved)
    try press("+", session)
    #expect(try texts(session).contains("count 4"))
    try install(["BUILD=3"])
    session.root.swap(at: time)
    #expect(try texts(session).contains("Build 3|count 4"))
  }

  @Test("what is no plugin at all leaves the old build playing")
  func garbage() throws {
    try install(["BUILD=1"])
    let session = try session()
    defer { session.close() }
    try press("++", session)
    try FileSystem.writeAtomically(Array("not a library".utf8), to: path)
    session.root.swap(at: time)
    #expect(try texts(session).contains("Build 1|count 2"))
    #expect(try texts(session).contains("is not a shared library"))
    try FileSystem.remove(path)
    session.root.swap(at: time)
    #expect(try texts(session).contains("does not exist"))
    try press("+", session)
    #expect(try texts(session).contains("count 3"))
  }

  @Test("a state of version 1 is migrated by a build that can, and refused by one that cannot")
  func migration() throws {
    try install(["BUILD=1"])
    let session = try session()
    defer { session.close() }
    try press("+++++", session)
    let saved = try session.root.gameRoot?.deps.saves.game(at: "board/a")
    try install(["BUILD=2", "STATE_VERSION=2"])
    session.root.swap(at: time)
    #expect(try texts(session).contains("Build 1|count 5"))
    #expect(try texts(session).contains("cannot convert it"))
    #expect(try session.root.gameRoot?.deps.saves.game(at: "board/a") == saved)
    try install(["BUILD=3", "STATE_VERSION=2", "MIGRATES"])
    session.root.swap(at: time)
    #expect(try texts(session).contains("Build 3|count 5"))
    try press("+", session)
    #expect(try session.root.gameRoot?.deps.saves.game(at: "board/a")?.snapshot.state == [0, 6])
  }

  @Test("what is to be told when a game begins is told with the swap as well")
  func trust() throws {
    try host.makeTrustStore().setPolicy(.warn)
    try install(["BUILD=1"])
    let session = try session()
    defer { session.close() }
    #expect(try texts(session).contains("libswap.so is not signed"))
    try install(["BUILD=2"])
    session.root.swap(at: time)
    let shown = try texts(session)
    #expect(shown.contains("Swap was updated to version 2. libswap.so is not signed."), "\(shown)")
  }

  @Test("focus and scrolling stay where they were, over a swap and over a fault")
  func focus() throws {
    try install(["BUILD=1", "LIST=60"])
    let session = try session()
    defer { session.close() }
    let driver = SceneDriver(scene: session.root, size: CellSize(columns: 40, rows: 15))
    _ = try driver.present()
    for _ in 0..<31 { try driver.send(.key(.tab), at: time) }
    try driver.send(.key(.character("+")), at: time)
    let before = try driver.present()
    #expect(before.surface.rows.contains { $0.contains("▸ item 30") }, "\(before.surface.rows)")
    try install(["BUILD=2", "LIST=60"])
    session.root.swap(at: time)
    driver.invalidate()
    let after = try driver.present()
    // The toast lies over one row near the lower edge, and over nothing else.
    let rows = (before.surface.rows, after.surface.rows)
    let differing = rows.0.indices.filter { rows.0[$0] != rows.1[$0] }
    #expect(differing == [0, 13], "\(rows.1)")
    #expect(after.surface.rows.contains { $0.contains("Build 2") })
    session.root.game?.process?.end()
    try driver.send(.key(.character("+")), at: time)
    let recovered = try driver.present()
    #expect(recovered.surface.rows.contains { $0.contains("▸ item 30") })
    #expect(recovered.surface.rows.contains { $0.contains("count 1") })
  }

  @Test("the running file may be truncated and written over while it is played")
  func overwritten() throws {
    try install(["BUILD=1"])
    let session = try session()
    defer { session.close() }
    for turn in 0..<1000 {
      if turn % 20 == 10 { try FileDescriptor.open(path, .write).close() }
      if turn % 20 == 15 {
        try FileDescriptor.open(path, .write).write(Array("garbage \(turn)".utf8))
      }
      try press(turn % 2 == 0 ? "+" : "u", session)
    }
    try press("+", session)
    #expect(try texts(session).contains("Build 1|count 1"))
  }

  @Test("opening and closing again and again starts from fresh statics and leaves nothing")
  func reopened() throws {
    let count = 5
    try install(["BUILD=1"])
    let first = try session()
    try press("++", first)
    first.close()
    let before = try Leftovers.now(of: "libswap.so")
    for _ in 0..<count {
      let session = try session()
      #expect(try texts(session).contains("count 2"))
      session.close()
    }
    #expect(try Leftovers.left(since: before, of: "libswap.so") == [])
  }
}
