import GameShellKit
import Platform
import TestSupport
import Testing

@testable import GameAppKit

/// Games in Swift that carry their runtime or share one, and that have everything in them of the
/// same name.
@Suite("Swift runtimes beside each other", .serialized)
struct SwiftGamesTests {
  static var compiler: Tool? { Tool("swiftc") }

  let fixture: HelperFixture
  let time = GameTime(steady: 5000, wall: 1_700_000_000_000)

  init() throws { fixture = try HelperFixture() }

  /// Compiles one of the two games, whose modules and classes have the same names.
  private func build(_ name: String, _ flags: [String]) throws -> String {
    let path = fixture.folder.file("games/\(name)")
    let outcome = try Self.compiler?.run(
      [
        "-swift-version", "6", "-emit-library", "-module-name", "Game", "-parse-as-library",
        "-import-objc-header",
        Repository.path("Sources/GamePluginABI/include/GamePluginABI.h"),
        Repository.path("Tests/Fixtures/swift/Game.swift"), "-o", path,
      ] + flags)
    guard outcome?.status == .exited(0) else {
      throw FixtureBuilder.Failure(description: outcome?.output ?? "there is no swiftc")
    }
    return path
  }

  private func texts(_ root: GameRoot<PluginRoute>) throws -> String {
    let frame = try root.frame(for: CellSize(columns: 80, rows: 24))
    return (0..<frame.nodeCount).map { frame.text(frame.node($0).text) }.joined(separator: "|")
  }

  @Test(
    "a static and a dynamic game with the same classes play in turns",
    .enabled(if: compiler != nil, "no swiftc in PATH"),
    arguments: [([], ["-static-stdlib"]), (["-static-stdlib"], ["-static-stdlib"]), ([], [])])
  func play(_ first: [String], _ second: [String]) throws {
    let host = GameHost(options: fixture.options)
    let paths = [
      try build("libfirst.so", first), try build("libsecond.so", second + ["-D", "SECOND"]),
    ]
    let games = try paths.map { try host.load($0) }
    defer { for game in games { game.end() } }
    let roots = try games.map { try host.wire($0).root }
    for root in roots { try root.open(path: "board/a") }
    for _ in 0..<3 {
      for root in roots { _ = try root.handle(.key(.character("+")), at: time) }
    }
    #expect(try texts(roots[0]).contains("first 1+2+3"))
    #expect(try texts(roots[1]).contains("second 10+20+30"))
  }
}
