import Platform
import TestSupport
import Testing

/// The games that `scripts/build` made, in the host that it made.
enum BuiltGames {
  static let paths: [String] = {
    guard let folder = Environment.current()["GAMEHOST_BUILD"] else { return [] }
    let plugins = Path.join(folder, "lib/gamehost/plugins")
    return ((try? FileSystem.list(plugins)) ?? []).map { Path.join(plugins, $0) }
  }()

  /// A screen without messages, which a killed host does not show again: its digits and signs.
  static func board(_ answer: String) -> String {
    answer.filter { "0123456789⚑·✱│".contains($0) }
  }
}

@Suite(
  "The built games in the built host",
  .enabled(if: !BuiltGames.paths.isEmpty, "scripts/test builds them; GAMEHOST_BUILD is not set"))
struct BuiltGamesEndToEndTests {
  @Test("moves, kill -9, continue: the same screen", arguments: BuiltGames.paths)
  func killed(_ path: String) throws {
    let home = try TemporaryFolder()
    let first = try HeadlessDialogue(["--seed", "11", path], home: home.path)
    _ = try first.ask(#"{"key":"1"}"#)
    var played = try first.ask(#"{"key":"space"}"#)
    let fresh = played
    for key in ["right", "5", "f", "down", "3", "space", "left", "left", "7", "f", "up", "1"] {
      played = try first.ask(#"{"key":"\#(key)"}"#)
    }
    #expect(played != fresh)
    first.killHard()
    let second = try HeadlessDialogue([path], home: home.path)
    #expect(try second.ask(#"{"key":"enter"}"#).contains("rows"))
    let back = try second.ask(#"{"resize":{"columns":80,"rows":24}}"#)
    #expect(BuiltGames.board(back) == BuiltGames.board(played))
    #expect(second.end() == 0)
  }

  @Test("they pass their validation", arguments: BuiltGames.paths)
  func valid(_ path: String) throws {
    let run = try Run(["validate", path])
    #expect(run.code == 0, "\(run.output)")
  }
}
