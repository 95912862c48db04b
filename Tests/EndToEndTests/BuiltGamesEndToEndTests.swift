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

  @Test(
    "a new build in the middle of play: the same board, and the clock goes on",
    arguments: BuiltGames.paths)
  func swapped(_ built: String) throws {
    let home = try TemporaryFolder()
    let path = home.file("game.so")
    let bytes = try FileSystem.read(built, limit: 1 << 28)
    try FileDescriptor.open(path, .create).write(bytes)
    let terminal = try PseudoTerminal()
    try terminal.start(
      try BuiltProgram.path(), ["--seed", "11", path],
      variables: [
        "HOME": home.path, "XDG_STATE_HOME": nil, "XDG_DATA_HOME": nil, "XDG_CONFIG_HOME": nil,
      ])
    try #require(terminal.read(untilShown: "y Yes"))
    terminal.send("n1")
    try #require(terminal.read { Self.clock(on: $0) == 0 })
    terminal.send(" \u{1b}[D5")
    try #require(terminal.read { Self.clock(on: $0) ?? 0 >= 2 }, "the clock does not go")
    let before = terminal.model.text.filter { $0.contains("│") }
    // Bytes behind the end make it another build; they change nothing in it.
    try FileDescriptor.open(home.file("new"), .create).write(bytes + [0])
    try FileSystem.rename(home.file("new"), to: path)
    try #require(terminal.read(untilShown: "was updated to version"))
    let time = try #require(Self.clock(on: terminal))
    #expect((2...30).contains(time), "the clock shows \(time) s")
    // The message lies over a part of the board.
    try #require(terminal.read { !$0.shows("was updated to version") })
    #expect(terminal.model.text.filter { $0.contains("│") } == before)
    #expect(terminal.read { (Self.clock(on: $0) ?? 0) > time })
    terminal.send("qq")
    #expect(terminal.waitForEnd() == "exit 0")
  }

  /// The seconds that a clock of the form m:ss shows.
  private static func clock(on terminal: PseudoTerminal) -> Int? {
    for line in terminal.model.text {
      guard let clock = line.firstMatch(of: #/(?:^|\s)(\d+):(\d\d)(?:\s|$)/#),
        let minutes = Int(clock.1), let seconds = Int(clock.2)
      else { continue }
      return minutes * 60 + seconds
    }
    return nil
  }

  @Test("they pass their validation", arguments: BuiltGames.paths)
  func valid(_ path: String) throws {
    let run = try Run(["validate", path])
    #expect(run.code == 0, "\(run.output)")
  }
}
