import Glibc
import Platform
import TestSupport
import Testing

@Suite("Every way out gives the terminal back")
struct TerminalExitTests {
  #if arch(arm64)
    private static let trap = SIGTRAP
  #else
    private static let trap = SIGILL
  #endif

  @Test(
    "a key that ends the program, or that breaks it, with and without a redraw going on",
    arguments: [
      ("q", "exit 0", "bye quit"), ("\u{3}", "signal 2", "bye signal(SIGINT)"),
      ("\u{1c}", "signal 3", "bye signal(SIGQUIT)"),
      ("x", "signal \(trap)", "the demo fell on purpose"), ("s", "signal 11", "SIGSEGV"),
      ("a", "signal 6", "stopped by SIGABRT"), ("k", "signal 11", "SIGSEGV"), ("e", "exit 3", ""),
    ], [false, true])
  func byKey(_ way: (key: String, end: String, message: String), isDrawing: Bool) throws {
    let terminal = try PseudoTerminal()
    let settings = terminal.settings
    try terminal.start(try Demo.path())
    try #require(terminal.read(untilShown: "termdemo"))
    if isDrawing {
      terminal.send("f")
      let frames = terminal.model.frames
      terminal.read { $0.model.frames > frames + 5 }
    }
    terminal.send(way.key)
    #expect(terminal.waitForEnd() == way.end)
    expectRestored(terminal, settings: settings)
    #expect(terminal.shows(way.message))
  }

  @Test(
    "a signal from outside, with and without a redraw going on",
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGALRM,
      SIGUSR1, SIGUSR2, SIGXCPU, SIGSYS,
    ], [false, true])
  func bySignal(_ signal: Int32, isDrawing: Bool) throws {
    let terminal = try PseudoTerminal()
    let settings = terminal.settings
    try terminal.start(try Demo.path())
    try #require(terminal.read(untilShown: "termdemo"))
    if isDrawing {
      terminal.send("f")
      let frames = terminal.model.frames
      terminal.read { $0.model.frames > frames + 5 }
    }
    terminal.signal(signal)
    #expect(terminal.waitForEnd() == "signal \(signal)")
    expectRestored(terminal, settings: settings)
  }

  @Test("TERM fifty times, at any moment of a start and of a redraw")
  func terminatedFiftyTimes() throws {
    for round in 0..<50 {
      let folder = try TemporaryFolder()
      let terminal = try PseudoTerminal(columns: 40 + round, rows: 20)
      let settings = terminal.settings
      try terminal.start(try Demo.path(), ["--save", folder.file("saved")])
      terminal.read { !$0.transcript.isEmpty }
      if round % 5 > 0 {
        terminal.send("f")
        let bytes = terminal.transcript.count
        terminal.read { $0.transcript.count > bytes + round * 97 }
      }
      terminal.signal(SIGTERM)
      terminal.signal(SIGTERM)
      #expect(terminal.waitForEnd() == "signal 15")
      expectRestored(terminal, settings: settings)
      #expect(FileSystem.exists(folder.file("saved")))
    }
  }

  @Test(
    "after a hangup the program has saved and is gone within two seconds", arguments: [false, true])
  func hangup(isDrawing: Bool) throws {
    let folder = try TemporaryFolder()
    let terminal = try Demo.start(["--save", folder.file("saved")])
    if isDrawing { terminal.send("f") }
    let start = Reactor.now
    terminal.hangUp()
    #expect(terminal.waitForEndWithoutReading())
    #expect(Reactor.now - start < 2_000_000_000)
    let saved = try FileSystem.read(folder.file("saved"), limit: 100)
    #expect(String(decoding: saved, as: UTF8.self) == "saved\n")
  }

  @Test("a terminal that takes nothing any more does not keep the program alive")
  func blocked() throws {
    let terminal = try Demo.start(columns: 200, rows: 60)
    terminal.send("f")
    // Nobody reads: the kernel's buffer fills up, and drawing stops.
    var sleeps = terminal.sleeps
    repeat {
      sleeps = terminal.sleeps
      usleep(100_000)
    } while terminal.sleeps != sleeps
    terminal.signal(SIGTERM)
    #expect(terminal.waitForEndWithoutReading())
    #expect(terminal.waitForEnd() == "signal 15")
  }

  @Test("quit with a mouse button held: no report reaches the shell", arguments: [false, true])
  func mouseHeld(doesAnswer: Bool) throws {
    let drag = "\u{1b}[<32;5;5M\u{1b}[<32;6;5M\u{1b}[<0;6;5m"
    var attributes = 0
    let terminal = try Demo.start { question in
      guard doesAnswer else { return nil }
      if question == "c" { attributes += 1 }
      // The terminal goes on reporting until it has read that the mouse is off.
      let reports = question == "c" && attributes == 2 ? drag : ""
      return Demo.modernAnswer(question).map { reports + $0 }
    }
    let settings = terminal.settings
    #expect(terminal.read { !doesAnswer || $0.model.keyboardDepth == 1 })
    terminal.send("\u{1b}[<0;5;5Mq" + drag)
    #expect(terminal.waitForEnd() == "exit 0")
    terminal.read(milliseconds: 50)
    #expect(terminal.pendingInput == 0)
    #expect(terminal.settings != settings)
    #expect(terminal.model.leftOver.isEmpty)
    #expect(attributes == (doesAnswer ? 2 : 0))
  }
}
