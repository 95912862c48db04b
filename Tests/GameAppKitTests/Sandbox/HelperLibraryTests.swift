import GameShellKit
import GameStage
import Platform
import TestSupport
import Testing

@testable import GameAppKit

/// Plugins that bring libraries along, which a stage runs from private copies as well.
@Suite("Libraries beside a plugin", .serialized)
struct HelperLibraryTests {
  let fixture: HelperFixture
  let host: GameHost
  let time = GameTime(steady: 5000, wall: 1_700_000_000_000)

  init() throws {
    fixture = try HelperFixture()
    host = GameHost(options: fixture.options)
  }

  private func session() throws -> HostSession {
    let session = try HostSession(host: host, plugin: fixture.game, route: "board/a", time: time)
    _ = try session.root.handle(.resize(CellSize(columns: 80, rows: 24)), at: time)
    return session
  }

  private func texts(_ session: HostSession) throws -> String {
    let frame = try session.root.frame(for: CellSize(columns: 80, rows: 24))
    return (0..<frame.nodeCount).map { frame.text(frame.node($0).text) }.joined(separator: "|")
  }

  /// What a new game shows.
  private func shown() throws -> String {
    let session = try session()
    defer { session.close() }
    return try texts(session)
  }

  private func refusal() -> String {
    do {
      try host.load(fixture.game).end()
      return "it was loaded"
    } catch {
      return error.reason
    }
  }

  @Test("a library is found by the plugin's run path", arguments: ["libhelper.so.1", nil])
  func beside(soname: String?) throws {
    let name = soname ?? "libhelper.so"
    try fixture.library(name, ["NAME=helper", "VALUE=7"], soname: soname)
    if soname != nil { try fixture.link("games/lib/libhelper.so", to: "../\(name)") }
    try fixture.makeGame()
    #expect(try shown().contains("helper 7"))
  }

  @Test(
    "every way of naming the folder works",
    arguments: [
      ("$ORIGIN/lib", "-Wl,--enable-new-dtags"), ("${ORIGIN}/lib", "-Wl,--enable-new-dtags"),
      ("/nowhere:$ORIGIN/../games/lib", "-Wl,--enable-new-dtags"),
      ("$ORIGIN/lib", "-Wl,--disable-new-dtags"),
    ])
  func folders(_ runPath: String, _ flag: String) throws {
    try fixture.library("lib/libhelper.so", ["NAME=helper", "VALUE=7"])
    try fixture.makeGame(runPath: runPath, flags: [flag])
    #expect(try shown().contains("helper 7"))
  }

  @Test("the game's folder may be given by a link, and the libraries are beside the file")
  func linked() throws {
    try fixture.library("libhelper.so", ["NAME=helper", "VALUE=7"])
    try fixture.makeGame()
    try fixture.link("link.so", to: "games/libgame.so")
    let game = try host.load(fixture.folder.file("link.so"))
    game.end()
  }

  @Test("a library needs another one, by its own run path or by the older kind of the plugin's")
  func chain() throws {
    try fixture.library("libinner.so", ["NAME=inner", "VALUE=40"])
    try fixture.library(
      "libhelper.so", ["NAME=helper", "VALUE=2", "NEEDS=inner"], needs: ["inner"],
      flags: ["-Wl,-rpath,$ORIGIN"])
    try fixture.makeGame()
    #expect(try shown().contains("helper 42"))
    try fixture.library(
      "libhelper.so", ["NAME=helper", "VALUE=3", "NEEDS=inner"], needs: ["inner"])
    try fixture.makeGame(flags: ["-Wl,--disable-new-dtags"])
    #expect(try shown().contains("helper 43"))
  }

  @Test("libraries that need each other are each loaded once")
  func cycle() throws {
    try fixture.library("libinner.so", ["NAME=inner", "VALUE=1"])
    try fixture.library(
      "libhelper.so", ["NAME=helper", "NEEDS=inner"], needs: ["inner"],
      flags: ["-Wl,-rpath,$ORIGIN"])
    try fixture.library(
      "libinner.so", ["NAME=inner", "VALUE=4"], needs: ["helper"],
      flags: ["-Wl,-rpath,$ORIGIN", "-Wl,--no-as-needed"])
    try fixture.makeGame(needs: ["helper", "inner"], flags: ["-Wl,--no-as-needed"])
    #expect(try shown().contains("helper 5"))
  }

  @Test("a version script of the library holds")
  func versioned() throws {
    let script = try fixture.fixtures.file(
      "v.map", Array("HELPER_1 { global: helper; local: *; };".utf8))
    try fixture.library(
      "libhelper.so", ["NAME=helper", "VALUE=7"], flags: ["-Wl,--version-script=\(script)"])
    try fixture.makeGame()
    #expect(try shown().contains("helper 7"))
  }

  @Test("a missing library is named, also one that another needs")
  func missing() throws {
    try fixture.library("libinner.so", ["NAME=inner"])
    try fixture.library(
      "libhelper.so", ["NAME=helper", "NEEDS=inner"], needs: ["inner"],
      flags: ["-Wl,-rpath,$ORIGIN"])
    try fixture.makeGame()
    try FileSystem.remove(fixture.folder.file("games/libinner.so"))
    #expect(refusal() == "libgame.so needs the library libinner.so, which is not installed")
    try FileSystem.remove(fixture.folder.file("games/libhelper.so"))
    #expect(refusal() == "libgame.so needs the library libhelper.so, which is not installed")
  }

  @Test("a library that cannot be used, and a symbol that it lacks, are named with it")
  func unusable() throws {
    try fixture.library("libhelper.so", ["NAME=helper", "NEEDS=nothing"])
    try fixture.makeGame(flags: ["-Wl,--unresolved-symbols=ignore-all"])
    #expect(
      refusal()
        == "libgame.so: libhelper.so needs the symbol nothing, which no library defines")
    try FileSystem.writeAtomically(
      Array("garbage".utf8), to: fixture.folder.file("games/libhelper.so"))
    let sentence = refusal()
    #expect(sentence.contains("libgame.so needs libhelper.so, which cannot be loaded"))
    #expect(sentence.contains("does not begin as ELF files do"))
  }

  @Test("what the stage has loaded itself is not loaded from beside the plugin")
  func system() throws {
    try fixture.library("libhelper.so", ["NAME=helper", "VALUE=7"], soname: "libhelper.so")
    try fixture.makeGame()
    // A C library of the game's own would be a second heap, and end the process.
    try fixture.library("libc.so.6", ["NAME=puts"], soname: "libc.so.6")
    #expect(try shown().contains("helper 7"))
  }

  @Test("a constructor of a library is in the sandbox too")
  func caged() throws {
    try FileSystem.writeAtomically([1], to: fixture.folder.file("secret"))
    try fixture.library(
      "libhelper.so", ["NAME=helper", "READS=\"\(fixture.folder.file("secret"))\""])
    try fixture.makeGame()
    #expect(try shown().contains("helper 1"))
  }

  @Test("a stage keeps no descriptor of what it has loaded")
  func descriptors() throws {
    try fixture.library("libhelper.so", ["NAME=helper"])
    try fixture.makeGame()
    let launched = try StageLauncher(options: fixture.options).launch(fixture.game)
    defer { launched.stage.end() }
    let stage = try #require(launched.stage as? RemoteStage)
    guard case .loaded = try stage.request(.load(name: "libgame.so", path: launched.path)) else {
      Issue.record("it was not loaded")
      return
    }
    #expect(try HelperFixture.descriptors(of: stage.processID) == [0, 1, 2, 3])
  }

  @Test("a library written over while it is played changes nothing, and the next build has it")
  func replaced() throws {
    try fixture.library("libhelper.so", ["NAME=helper", "VALUE=7"])
    try fixture.makeGame()
    let session = try session()
    defer { session.close() }
    _ = try session.root.handle(.key(.character("+")), at: time)
    try FileDescriptor.open(fixture.folder.file("games/libhelper.so"), .write)
      .write(Array("garbage".utf8))
    #expect(try texts(session).contains("count 1|helper 7"))
    session.root.swap(at: time)
    #expect(try texts(session).contains("count 1|helper 7"))
    try fixture.library("libhelper.so", ["NAME=helper", "VALUE=8"])
    session.root.swap(at: time)
    #expect(try texts(session).contains("count 1|helper 8"))
  }

  @Test("a library that is replaced while it is played is noticed")
  func noticed() throws {
    try fixture.library("libhelper.so", ["NAME=helper", "VALUE=7"])
    try fixture.makeGame()
    let session = try session()
    defer { session.close() }
    let reactor = try Reactor()
    var swapped = false
    try session.attach(to: reactor) {
      swapped = true
      reactor.stop()
    }
    try fixture.library("libhelper.so", ["NAME=helper", "VALUE=8"])
    _ = reactor.timer(after: 20_000) { reactor.stop() }
    try reactor.run()
    #expect(swapped)
    #expect(try texts(session).contains("helper 8"))
  }

  @Test("one in a folder of its own is watched as long as a game that was opened later is played")
  func noticedFromLibrary() throws {
    try fixture.library("lib/libhelper.so", ["NAME=helper", "VALUE=7"])
    try fixture.makeGame(runPath: "$ORIGIN/lib")
    var options = fixture.options
    options.folders.paths = [fixture.folder.file("games")]
    options.scanDeadline = 20_000
    let session = try HostSession(host: GameHost(options: options), plugin: nil, time: time)
    defer { session.close() }
    let root = session.root
    _ = try root.handle(.resize(CellSize(columns: 80, rows: 24)), at: time)
    let reactor = try Reactor()
    try session.attach(to: reactor) {
      if (try? texts(session).contains("helper 8")) == true { reactor.stop() }
    }
    _ = try root.handle(
      .action("library.open.\(fixture.game)", node: 0, cell: nil), at: time)
    try #require(root.game?.path == fixture.game)
    try root.gameRoot?.open(path: "board/a")
    #expect(try texts(session).contains("helper 7"))
    #expect(session.watchedFolders.contains { $0.hasSuffix("games/lib") })
    try fixture.library("lib/libhelper.so", ["NAME=helper", "VALUE=8"])
    _ = reactor.timer(after: 20_000) { reactor.stop() }
    try reactor.run()
    #expect(try texts(session).contains("helper 8"))
    _ = try root.handle(.key(.character("q")), at: time)
    _ = try root.handle(.key(.escape), at: time)
    try #require(root.game == nil)
    #expect(!session.watchedFolders.contains { $0.hasSuffix("games/lib") })
  }

  @Test("more libraries than a stage has room for are refused")
  func many() throws {
    let count = HelperLibraries.greatestCount + 1
    for number in 0..<count { try fixture.library("libh\(number).so", ["NAME=h\(number)"]) }
    try fixture.library("libhelper.so", ["NAME=helper"])
    try fixture.makeGame(
      needs: ["helper"] + (0..<count).map { "h\($0)" }, flags: ["-Wl,--no-as-needed"])
    #expect(refusal().contains("brings more than 24 libraries along"))
  }
}
