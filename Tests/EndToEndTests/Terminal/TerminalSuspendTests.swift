import Glibc
import TestSupport
import Testing

@Suite(
  "Stopped and taken up again, from a shell",
  .enabled(if: Tool("bash") != nil, "bash is not installed"))
struct TerminalSuspendTests {
  /// A shell with job control, and the demo running in it.
  private func shell(_ arguments: String = "") throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: 100, rows: 20)
    let bash = try #require(Tool("bash"))
    try terminal.start(
      bash.path, ["--norc", "--noprofile", "--noediting", "-i"],
      variables: ["PS1": "prompt> ", "HISTFILE": nil])
    try #require(terminal.read(untilShown: "prompt>"))
    terminal.send("\(try Demo.path()) \(arguments)\n")
    try #require(terminal.read(untilShown: "termdemo 100x20"))
    return terminal
  }

  private func expectSaneShell(_ terminal: PseudoTerminal, _ number: Int) {
    // A prompt with nothing behind it is a new one.
    #expect(terminal.read { $0.model.text.last { !$0.isEmpty } == "prompt>" })
    #expect(terminal.model.leftOver.isEmpty)
    terminal.send("echo sane-$((\(number)+\(number)))\n")
    #expect(terminal.read(untilShown: "sane-\(2 * number)"))
  }

  @Test("Ctrl-Z, then fg, resized in between: the same screen for the new size")
  func suspended() throws {
    let terminal = try shell("--quiet")
    terminal.send("+\u{1a}")
    expectSaneShell(terminal, 2)
    terminal.resize(columns: 120, rows: 26)
    terminal.send("fg\n")
    #expect(terminal.read(untilShown: "termdemo 120x26 count=1"))
    let fresh = try Demo.start(["--quiet"], columns: 120, rows: 26)
    terminal.read(milliseconds: 50)
    let shown = terminal.model.text.map { $0.replacing("count=1", with: "count=0") }
    #expect(shown == fresh.model.text)
    #expect(terminal.model.modes == fresh.model.modes)
    terminal.send("\u{1a}")
    expectSaneShell(terminal, 3)
    terminal.send("fg\n")
    #expect(terminal.read(untilShown: "termdemo 120x26 count=1"))
    terminal.send("q")
    expectSaneShell(terminal, 4)
    terminal.send("exit\n")
    #expect(terminal.waitForEnd() == "exit 0")
  }

  @Test("the scene is told that play stops and goes on")
  func told() throws {
    let terminal = try shell()
    terminal.send("\u{1a}")
    expectSaneShell(terminal, 5)
    terminal.send("fg\n")
    #expect(terminal.read(untilShown: "resume"))
    #expect(terminal.shows("suspend"))
  }

  @Test("stopped from outside", arguments: ["TSTP", "STOP"])
  func fromOutside(_ signal: String) throws {
    let terminal = try shell("--quiet")
    // Another shell, as another window would be.
    let other = try PseudoTerminal()
    let bash = try #require(Tool("bash"))
    try other.start(
      bash.path,
      ["-c", "kill -\(signal) $(ps -o pid= --ppid \(terminal.process))"])
    #expect(other.waitForEnd() == "exit 0")
    #expect(terminal.read { String(decoding: $0.transcript, as: UTF8.self).contains("Stopped") })
    if signal == "TSTP" { #expect(terminal.model.leftOver.isEmpty) }
    let frames = terminal.model.frames
    terminal.send("\nfg\n")
    #expect(terminal.read { $0.model.frames > frames && $0.shows("termdemo 100x20") })
    terminal.send("+")
    #expect(terminal.read(untilShown: "count=1"))
    terminal.send("q")
    #expect(terminal.read(untilShown: "bye quit"))
    #expect(terminal.read { $0.model.leftOver.isEmpty })
  }

  @Test("a crash in the middle leaves the shell its terminal, and the message")
  func crash() throws {
    let terminal = try shell()
    terminal.send("f")
    terminal.read { $0.model.frames > 5 }
    terminal.send("x")
    #expect(terminal.read(untilShown: "the demo fell on purpose"))
    expectSaneShell(terminal, 6)
  }
}
