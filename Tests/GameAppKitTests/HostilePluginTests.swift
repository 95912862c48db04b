import GameShellKit
import Platform
import TestSupport
import Testing

@testable import GameAppKit

/// Every plugin of the corpus runs in a real stage: the host stays, the store is whole, nothing
/// is left behind, and the player is told in the expected words.
@Suite("Hostile plugins", .serialized)
struct HostilePluginTests {
  let fixtures: FixtureBuilder
  let host: GameHost
  let time = GameTime(steady: 5000, wall: 1_700_000_000_000)

  init() throws {
    fixtures = try FixtureBuilder()
    let folder = fixtures.folder
    try FileSystem.writeAtomically([1], to: folder.file("secret"))
    var environment = Environment.current()
    environment.variables["HOME"] = folder.path
    var options = HostOptions(
      dataFolder: folder.file("data"), stateFolder: folder.file("state"),
      folders: PluginFolders(given: [], environment: Environment(), xdg: nil, executable: nil),
      executable: try BuiltProgram.path(), environment: environment, locale: "en")
    options.deadlines = (event: 4000, load: 3000)
    host = GameHost(options: options)
  }

  @Test("a constructor that misbehaves", arguments: HostilePlugin.constructors)
  func constructor(_ plugin: HostilePlugin) throws { try run(plugin) }

  @Test("what the sandbox refuses", arguments: HostilePlugin.caged)
  func caged(_ plugin: HostilePlugin) throws { try run(plugin) }

  @Test("calls of another kind of machine", arguments: HostilePlugin.otherInterfaces)
  func otherInterface(_ plugin: HostilePlugin) throws { try run(plugin) }

  @Test("names that the host has too", arguments: HostilePlugin.clashes)
  func clash(_ plugin: HostilePlugin) throws { try run(plugin) }

  @Test("an entry point that misbehaves", arguments: HostilePlugin.entries)
  func entry(_ plugin: HostilePlugin) throws { try run(plugin) }

  @Test("frames and snapshots that are wrong", arguments: HostilePlugin.frames)
  func frame(_ plugin: HostilePlugin) throws { try run(plugin) }

  @Test("events that are answered badly", arguments: HostilePlugin.events)
  func event(_ plugin: HostilePlugin) throws { try run(plugin) }

  private func run(_ plugin: HostilePlugin) throws {
    let path = try plugin.build(with: fixtures, named: "libwicked.so")
    let before = try Leftovers.now(of: "libwicked.so")
    let files = try Leftovers.files(around: fixtures.folder.path)
    try play(plugin, path)
    #expect(
      try Leftovers.left(since: before, of: "libwicked.so") == [],
      "descriptors or children are left")
    #expect(try Leftovers.files(around: fixtures.folder.path) == files, "files are left or gone")
    #expect(
      try FileSystem.read(fixtures.folder.file("secret"), limit: 8) == [1], "it was written to")
    if host.seams != nil {
      // The store is checked where it is opened, and set aside with a notice when it is damaged.
      let later = GameHost(options: host.options)
      _ = try later.liveStack()
      #expect(later.untoldIncidents.isEmpty, "the store is damaged")
    }
  }

  private func play(_ plugin: HostilePlugin, _ path: String) throws {
    let game: PluginGame
    do throws(SceneFault) {
      game = try host.load(path)
    } catch {
      guard case .refused(let sentence) = plugin.outcome else { throw error }
      #expect(error.reason.contains(sentence), "\(error.reason)")
      return
    }
    defer { game.end() }
    let root = try host.wire(game).root
    if case .refused(let sentence) = plugin.outcome {
      Issue.record("it was loaded; expected: \(sentence)")
      return
    }
    try open(root, plugin)
    root.close()
  }

  private func open(_ root: GameRoot<PluginRoute>, _ plugin: HostilePlugin) throws {
    do throws(SceneFault) {
      try root.open(path: "board/a")
      _ = try root.play?.scene.frame(for: CellSize(columns: 80, rows: 24))
    } catch {
      guard case .notOpened(let sentence) = plugin.outcome else { throw error }
      #expect(error.reason.contains(sentence), "\(error.reason)")
      return
    }
    if plugin.isSpoiledByMoves {
      try misbehaveWhileDrawing(root, plugin)
      return
    }
    try press("+", root)
    #expect(try texts(root).contains("count 1"))
    // The same stage, and another session of the game.
    if plugin.behaviour == "EVENT_CLOSED_HANDLE" { try root.open(path: "board/a") }
    try press("x", root)
    let shown = try texts(root)
    switch plugin.outcome {
    case .refused, .notOpened, .endedIdle: Issue.record("it was opened")
    case .setBack(let sentence):
      #expect(shown.contains(sentence), "\(shown)")
      #expect(shown.contains("It was set back to your last move."), "\(shown)")
    case .goesOn(let sentence):
      if let sentence {
        #expect(shown.contains(sentence), "\(shown)")
      } else {
        #expect(root.toast == nil, "\(shown)")
      }
    case .plays, .survives: break
    }
    #expect(shown.contains("count 1"), "\(shown)")
    try press("+", root)
    #expect(try texts(root).contains("count 2"))
    guard plugin.behaviour != "ENTRY_NO_SNAPSHOT" else { return }
    #expect(try root.deps.saves.game(at: "board/a")?.snapshot.state == [2])
  }

  /// The first move is the one whose frame, or whose state, is spoiled.
  private func misbehaveWhileDrawing(
    _ root: GameRoot<PluginRoute>, _ plugin: HostilePlugin
  ) throws {
    try press("+", root)
    let shown = try texts(root)
    guard case .goesOn(let sentence?) = plugin.outcome else {
      Issue.record("such a plugin is told of")
      return
    }
    #expect(shown.contains(sentence), "\(shown)")
  }

  private func press(_ character: Unicode.Scalar, _ root: GameRoot<PluginRoute>) throws {
    _ = try root.handle(.key(.character(character)), at: time)
  }

  private func texts(_ root: GameRoot<PluginRoute>) throws -> String {
    let frame = try root.frame(for: CellSize(columns: 80, rows: 24))
    return (0..<frame.nodeCount).map { frame.text(frame.node($0).text) }.joined(separator: "|")
  }
}
