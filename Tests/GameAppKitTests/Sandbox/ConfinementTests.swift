import GameShellKit
import Platform
import PluginTrust
import SignatureLibrary
import TestSupport
import Testing

@testable import GameAppKit

/// A game that the player trusts runs without the sandbox, in the very build that was trusted.
@Suite("Trusting a game", .serialized)
struct ConfinementTests {
  let fixtures: FixtureBuilder
  let options: HostOptions
  let time = GameTime(steady: 5000, wall: 1_700_000_000_000)

  static let hasLibrary = (try? CryptoLibrary.openAny()) != nil

  init() throws {
    fixtures = try FixtureBuilder()
    let folder = fixtures.folder
    try FileSystem.writeAtomically([1], to: folder.file("secret"))
    try FileSystem.makeFolders(folder.file("games"))
    options = HostOptions(
      dataFolder: folder.file("data"), stateFolder: folder.file("state"),
      folders: PluginFolders(
        given: [folder.file("games")], environment: Environment(), xdg: nil, executable: nil),
      executable: try BuiltProgram.path(), environment: .current(), locale: "en")
  }

  /// A host that has just been started.
  private var host: GameHost { GameHost(options: options) }

  private var game: String { fixtures.folder.file("games/libtrusted.so") }

  /// A game that ends itself when it cannot read a file of the player's.
  private func install(_ defines: [String] = []) throws {
    let made = try fixtures.library(
      "hostile/hostile.c", named: "new.so",
      defines: ["BEHAVIOUR=CONSTRUCTOR_NEEDS_HOME", "HOME=\"\(fixtures.folder.path)\""] + defines,
      flags: ["-pthread"])
    try FileSystem.rename(made, to: game)
  }

  private func refusal() -> String? {
    do {
      try host.load(game).end()
      return nil
    } catch {
      return error.reason
    }
  }

  private func shown(_ root: HostRoot) throws -> String {
    let frame = try root.frame(for: CellSize(columns: 80, rows: 24))
    return (0..<frame.nodeCount).map { frame.text(frame.node($0).text) }.joined(separator: "|")
  }

  @Test(
    "it fails in the sandbox, works when it is trusted, and fails again when it has changed",
    .enabled(if: hasLibrary, "no library for digests"))
  func trust() throws {
    try install()
    #expect(refusal()?.contains("ended with code 98") == true)
    try host.unconfine(game)
    #expect(refusal() == nil)
    let session = try HostSession(host: host, plugin: game, route: "board/a", time: time)
    #expect(session.root.game?.confinement == .free)
    #expect(try shown(session.root).contains("Hostile runs without the sandbox"))
    session.close()
    try install(["ANOTHER_BUILD"])
    #expect(refusal() == nil, "the same bytes are the same build")
    try install(["SAME_MODES=1", "NO_TITLE"])
    #expect(refusal()?.contains("ended with code 98") == true)
  }

  @Test(
    "a rebuild that can do without is told to be in the sandbox again, in play too",
    .enabled(if: hasLibrary, "no library for digests"))
  func rebuilt() throws {
    try install()
    try host.unconfine(game)
    let session = try HostSession(host: host, plugin: game, route: "board/a", time: time)
    defer { session.close() }
    let plain = try fixtures.library(
      "hostile/hostile.c", named: "new.so", defines: ["HOME=\"/\""], flags: ["-pthread"])
    try FileSystem.rename(plain, to: game)
    session.root.swap(at: time)
    #expect(session.root.game?.confinement == .sandboxedAgain(.changed))
    let told = try shown(session.root)
    #expect(told.contains("was updated to version") && told.contains("runs in the sandbox again"))
    #expect(try host.freeGames().map(\.confinement) == [.sandboxedAgain(.changed)])
  }

  @Test(
    "trust ends when the player says so", .enabled(if: hasLibrary, "no library for digests"))
  func ended() throws {
    try install()
    let trusted = try host.unconfine(game)
    #expect(try host.freeGames().map(\.game) == [trusted])
    #expect(try host.confine(game) == trusted)
    #expect(try host.confine(game) == nil)
    #expect(try host.freeGames().isEmpty)
    #expect(refusal()?.contains("ended with code 98") == true)
  }

  @Test(
    "a changed library beside the game ends trust as well",
    .enabled(if: hasLibrary, "no library for digests"))
  func library() throws {
    let fixture = try HelperFixture()
    let host = GameHost(options: fixture.options)
    try fixture.library("libhelper.so", ["NAME=helper", "VALUE=7"])
    try fixture.makeGame()
    try host.unconfine(fixture.game)
    var game = try host.load(fixture.game)
    #expect(game.confinement == .free)
    game.end()
    try fixture.library("libhelper.so", ["NAME=helper", "VALUE=8"])
    game = try host.load(fixture.game)
    #expect(game.confinement == .sandboxedAgain(.changed))
    game.end()
  }

  @Test(
    "the policy still asks for a signature, of a library beside the game too",
    .enabled(if: hasLibrary, "no library for digests"))
  func policy() throws {
    let fixture = try HelperFixture()
    let host = GameHost(options: fixture.options)
    try fixture.library("libhelper.so", ["NAME=helper", "VALUE=7"])
    try fixture.makeGame()
    try host.unconfine(fixture.game)
    let store = host.makeTrustStore()
    try store.setPolicy(.require)
    func refusal() -> String? {
      do {
        try host.load(fixture.game).end()
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(refusal()?.contains("libgame.so is not signed") == true)
    let signing = SigningCommands()
    let keys = try signing.keygen(
      secretPath: fixture.folder.file("signer.key"), publicPath: fixture.folder.file("signer.pub"))
    try store.add(TrustedKey(key: keys.publicKey, name: "Ada"))
    _ = try signing.sign(fixture.game, keyPath: keys.secretPath, comment: "1", time: 0)
    #expect(refusal()?.contains("libhelper.so is not signed") == true)
    _ = try signing.sign(
      fixture.folder.file("games/libhelper.so"), keyPath: keys.secretPath, comment: "1", time: 0)
    #expect(refusal() == nil)
  }

  @Test("settings that cannot be read free nothing")
  func damaged() throws {
    try install()
    try FileSystem.makeFolders(options.configFolder)
    try FileSystem.writeAtomically(
      Array("nonsense\n".utf8), to: Path.join(options.configFolder, "unconfined-games"))
    #expect(refusal()?.contains("ended with code 98") == true)
    #expect(throws: TrustError.self) { try host.freeGames() }
  }

  @Test(
    "the list of games tells which run without the sandbox",
    .enabled(if: hasLibrary, "no library for digests"))
  func listed() throws {
    try install()
    try host.unconfine(game)
    let root = HostRoot(host: host, time: time)
    #expect(try shown(root).contains("no sandbox"))
  }

  @Test(
    "a trusted game keeps the limits, and has neither more variables nor more descriptors",
    .enabled(if: hasLibrary, "no library for digests"))
  func kept() throws {
    for call in ["descriptors", "surroundings", "limits"] {
      let made = try fixtures.library(
        "hostile/hostile.c", named: "new.so",
        defines: ["BEHAVIOUR=CONSTRUCTOR_CALLS", "HOME=\"/\"", "CALL=\(call)"],
        flags: ["-pthread"])
      try FileSystem.rename(made, to: game)
      try host.unconfine(game)
      #expect(refusal() == nil, "\(call)")
    }
  }
}
