import Glibc
import Platform
import TestSupport
import Testing

/// The plugins of the corpus that reach for the terminal, the host or its descriptors, under the
/// real program: it stays in charge, and gives the terminal back.
@Suite("A hostile plugin and the terminal")
struct HostileTerminalTests {
  private let fixtures: FixtureBuilder
  private let terminal: PseudoTerminal
  private let settings: String

  init() throws {
    fixtures = try FixtureBuilder()
    terminal = try PseudoTerminal()
    settings = terminal.settings
  }

  private func start(_ behaviour: String) throws {
    let path = try fixtures.library(
      "hostile/hostile.c", named: "libhostile.so",
      defines: ["BEHAVIOUR=\(behaviour)", "HOME=\"\(fixtures.folder.path)\""],
      flags: ["-pthread"])
    try terminal.start(
      try BuiltProgram.path(),
      ["--data-dir", fixtures.folder.file("data"), "--route", "board/a", path],
      variables: ["HOME": fixtures.folder.path])
  }

  @Test(
    "whatever an event does, the move before it is on the screen and the program ends in order",
    arguments: [
      "EVENT_SEGV", "EVENT_STACK", "EVENT_EXIT", "EVENT_PRINTS", "EVENT_LOGS", "EVENT_SPINS",
      "EVENT_IGNORES", "EVENT_SOCKET_GARBAGE", "EVENT_SOCKET_CLOSED", "EVENT_DESCRIPTORS",
      "CONSTRUCTOR_PRINTS", "CONSTRUCTOR_MASK", "CONSTRUCTOR_KILL", "CONSTRUCTOR_FORK",
    ])
  func event(_ behaviour: String) throws {
    try start(behaviour)
    try #require(terminal.read(untilShown: "count 0"), "\(terminal.model.text)")
    terminal.send("+")
    try #require(terminal.read(untilShown: "count 1"), "\(terminal.model.text)")
    terminal.send("x")
    terminal.read(milliseconds: 400)
    #expect(terminal.shows("count 1"), "\(terminal.model.text)")
    terminal.signal(SIGTERM)
    #expect(terminal.waitForEnd() == "signal 15")
    expectRestored(terminal, settings: settings)
  }

  @Test(
    "a plugin that cannot be loaded is told of on a terminal as it was",
    arguments: [
      "CONSTRUCTOR_SEGV", "CONSTRUCTOR_EXIT", "CONSTRUCTOR_CLOSES", "ENTRY_GARBAGE",
      "OPEN_SEGV",
    ])
  func refused(_ behaviour: String) throws {
    try start(behaviour)
    #expect(terminal.waitForEnd() == "exit 65")
    expectRestored(terminal, settings: settings)
    #expect(terminal.shows("libhostile.so"), "\(terminal.model.text)")
  }
}
