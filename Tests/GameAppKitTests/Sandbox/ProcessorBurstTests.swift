import GameShellKit
import Platform
import TestSupport
import Testing

@testable import GameAppKit

/// A game may work on what it is asked for as long as it is waited for, and for itself not long.
@Suite("Games that keep a processor busy", .serialized)
struct ProcessorBurstTests {
  let fixtures: FixtureBuilder
  let host: GameHost
  let time = GameTime(steady: 5000, wall: 1_700_000_000_000)

  init() throws {
    fixtures = try FixtureBuilder()
    var options = HostOptions(
      dataFolder: fixtures.folder.file("data"), stateFolder: fixtures.folder.file("state"),
      folders: PluginFolders(given: [], environment: Environment(), xdg: nil, executable: nil),
      executable: try BuiltProgram.path(), environment: .current(), locale: "en")
    options.deadlines = (event: 60_000, load: 60_000)
    options.processorBurst = 500
    host = GameHost(options: options)
  }

  private func open(
    _ plugin: HostilePlugin
  ) throws -> (game: PluginGame, root: GameRoot<PluginRoute>) {
    let game = try host.load(try plugin.build(with: fixtures, named: "libwicked.so"))
    let root = try host.wire(game).root
    try root.open(path: "board/a")
    _ = try texts(root)
    _ = try root.handle(.key(.character("+")), at: time)
    #expect(try texts(root).contains("count 1"))
    return (game, root)
  }

  private func texts(_ root: GameRoot<PluginRoute>) throws -> String {
    let frame = try root.frame(for: CellSize(columns: 120, rows: 24))
    return (0..<frame.nodeCount).map { frame.text(frame.node($0).text) }.joined(separator: "|")
  }

  private func fault(_ game: PluginGame, meanwhile: () throws -> Void = {}) throws -> SceneFault? {
    for _ in 0..<6000 {
      try meanwhile()
      if let fault = game.process?.faultWhileIdle() { return fault }
      Pause.milliseconds(20)
    }
    return nil
  }

  @Test("one that spins while nobody asks is ended and set back", arguments: HostilePlugin.spinning)
  func spins(_ plugin: HostilePlugin) throws {
    let (game, root) = try open(plugin)
    defer { game.end() }
    let fault = try #require(try fault(game))
    #expect(
      fault.reason == "libwicked.so used the processor for 500 ms without being asked anything")
    root.recover(from: fault)
    let shown = try texts(root)
    #expect(shown.contains(fault.reason), "\(shown)")
    #expect(shown.contains("It was set back to your last move."), "\(shown)")
    #expect(shown.contains("count 1"), "\(shown)")
    root.close()
  }

  @Test("that its own clock ticks meanwhile is no asking", arguments: HostilePlugin.spinning)
  func ticks(_ plugin: HostilePlugin) throws {
    let (game, root) = try open(plugin)
    defer { game.end() }
    let scene = try #require(root.play?.scene)
    var ended: SceneFault?
    for _ in 0..<6000 where ended == nil {
      do throws(SceneFault) { _ = try scene.handle(.tick, at: time) } catch { ended = error }
      Pause.milliseconds(20)
    }
    #expect(ended?.reason.contains("without being asked anything") == true)
    root.close()
  }

  @Test("an event that takes the processor for four times as long is answered")
  func computes() throws {
    let (game, root) = try open(.busy)
    defer { game.end() }
    _ = try root.handle(.key(.character("x")), at: time)
    #expect(game.process?.isAlive == true)
    #expect(root.toast == nil)
    _ = try root.handle(.key(.character("+")), at: time)
    #expect(try texts(root).contains("count 2"))
    root.close()
  }
}
