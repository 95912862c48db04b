import Platform
import TestSupport
import Testing

/// What a game does that ends its process, and what the player sees of it.
@Suite("A game that fails in play")
struct FaultEndToEndTests {
  static let back = "It was set back to your last move."

  @Test(
    "any end of its process sets it back, the second of its kind in a minute leads Home",
    arguments: [
      ("EVENT_EXIT", "ended with code 0"), ("EVENT_ABORT", "was killed by SIGABRT"),
      ("EVENT_TRAP", "was killed by SIG"), ("EVENT_STACK", "was killed by SIGSEGV"),
      ("EVENT_MEMORY", "was killed by SIG"), ("EVENT_SOCKET_REPLY", "broke the rules"),
      ("EVENT_SOCKET_CLOSED", "ended with code 0"),
    ])
  func fails(_ behaviour: String, _ sentence: String) throws {
    let game = try HostileGame(behaviour)
    let terminal = game.terminal
    try game.open(0)
    terminal.send("++")
    try #require(terminal.read(untilShown: "count 2"))
    let before = Self.descriptors(of: terminal)
    terminal.send("x")
    #expect(terminal.read { $0.says(sentence) && $0.says(Self.back) && $0.shows("count 2") })
    terminal.send("+")
    #expect(terminal.read(untilShown: "count 3"))
    #expect(terminal.childStates.count == 1 && !terminal.childStates.contains("Z"))
    #expect(Self.descriptors(of: terminal) == before)
    terminal.send("x")
    #expect(terminal.read { $0.says("again within a minute") && $0.shows("Continue") })
    #expect(terminal.childStates.isEmpty)
    terminal.send("\r")
    #expect(terminal.read(untilShown: "count 3"))
    #expect(
      try FileSystem.list(game.fixtures.folder.file("data/state/reports")).count >= 2,
      "both are reported")
    terminal.signal(15)
    #expect(terminal.waitForEnd() == "signal 15")
    #expect(try FileSystem.list("/tmp").filter { $0.contains("libhostile") } == [])
  }

  /// What the program's descriptors lead to; of sockets and pipes only that they are.
  private static func descriptors(of terminal: PseudoTerminal) -> [String] {
    let folder = "/proc/\(terminal.process)/fd"
    return ((try? FileSystem.list(folder)) ?? [])
      .compactMap { try? FileSystem.linkTarget("\(folder)/\($0)") }
      .map { String($0.prefix { $0 != "[" }) }.sorted()
  }

  @Test("a process that ends between two events is noticed at once, and collected")
  func diesWhileIdle() throws {
    let game = try HostileGame("EVENT_DIES_LATER")
    let terminal = game.terminal
    try game.open(0)
    terminal.send("++")
    try #require(terminal.read(untilShown: "count 2"))
    terminal.send("x")
    #expect(terminal.read { $0.says("was killed by SIGABRT") && $0.says(Self.back) })
    #expect(terminal.childStates.count == 1 && !terminal.childStates.contains("Z"))
    terminal.send("+")
    #expect(terminal.read(untilShown: "count 3"))
  }

  @Test("a flood that nobody asked for fills no memory, and is a fault at the next event")
  func floods() throws {
    let game = try HostileGame("EVENT_FLOODS_LATER")
    let terminal = game.terminal
    try game.open(0)
    terminal.send("++")
    try #require(terminal.read(untilShown: "count 2"))
    let before = game.memory
    terminal.send("x")
    terminal.read(milliseconds: 1000)
    #expect(game.memory < before + 8192, "megabytes of it would show")
    terminal.send("+")
    #expect(terminal.read { $0.says("broke the rules of the stage") })
    #expect(terminal.read { $0.shows("count 2") || $0.shows("count 3") })
  }

  @Test("log lines without end end the stage, and the log stays small and says what is missing")
  func logs() throws {
    let game = try HostileGame("EVENT_LOGS_FOR_EVER")
    let terminal = game.terminal
    try game.open(0)
    terminal.send("+")
    try #require(terminal.read(untilShown: "count 1"))
    terminal.send("x")
    #expect(terminal.read { $0.says("it asked the host 10001 times") && $0.says(Self.back) })
    terminal.send("qqq")
    terminal.read(milliseconds: 200)
    terminal.signal(15)
    #expect(terminal.waitForEnd() != nil)
    let log = game.fixtures.folder.file("data/state/log/hostile.log")
    let text = String(decoding: try FileSystem.read(log, limit: 1 << 20), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0 == "a line of far too many" } < 1000)
    #expect(lines.contains { $0.hasPrefix("… ") && $0.hasSuffix(" lines were left out") })
  }

  @Test("given up three times in a day it is set aside with why, until it is rebuilt")
  func quarantined() throws {
    let game = try HostileGame("EVENT_ABORT")
    let terminal = game.terminal
    try game.open(0)
    terminal.send("x")
    try #require(terminal.read { $0.says(Self.back) })
    for message in ["again within a minute", "again within a minute", "It failed too often"] {
      terminal.send("x")
      try #require(terminal.read { $0.says(message) && $0.shows("Settings") })
      if message.hasPrefix("It") { break }
      terminal.send("\r")
      try #require(terminal.read { $0.shows("count 0") })
    }
    terminal.send("\u{1b}")
    #expect(terminal.read { $0.shows("Not playable") && $0.says("while it was played") })
    terminal.send("q")
    #expect(terminal.waitForEnd() == "exit 0")
    // It is so in the next run as well, and until the file changes.
    let again = try game.again()
    #expect(again.terminal.read { $0.says("while it was played, and that 3 times within a day") })
    #expect(!again.terminal.shows("▌ Hostile"))
    try again.install("PLAIN")
    #expect(again.terminal.read { $0.shows("▌ Hostile") && !$0.shows("Not playable") })
  }
}
