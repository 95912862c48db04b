import Glibc
import Platform
import TestSupport
import Testing

@Suite("The real program on a terminal")
struct HostTerminalTests {
  @Test(
    "signals and their keys: terminal given back, died by its own signal, game saved",
    arguments: [
      ("\u{3}", SIGINT), ("\u{1c}", SIGQUIT), ("", SIGINT), ("", SIGTERM), ("", SIGHUP),
      ("", SIGQUIT), ("", SIGSEGV), ("", SIGABRT), ("", SIGILL),
    ])
  func signals(_ key: String, _ signal: Int32) throws {
    let data = try TemporaryFolder()
    let host = try HostTerminal(data: data)
    try host.openBoard()
    try host.press(3)
    if key.isEmpty { host.terminal.signal(signal) } else { host.terminal.send(key) }
    #expect(host.terminal.waitForEnd() == "signal \(signal)")
    expectRestored(host.terminal, settings: host.settings)
    let again = try HostTerminal(data: data)
    try #require(again.terminal.read(untilShown: "Continue"))
    again.terminal.send("\r")
    #expect(again.terminal.read(untilShown: "3 moves"))
  }

  @Test("TERM fifty times, most in the middle of moves and redraws")
  func terminatedFiftyTimes() throws {
    let game = try CGame()
    for round in 0..<50 {
      let host = try HostTerminal(path: game.path)
      if round % 10 > 0 {
        try host.openBoard()
        for _ in 0..<round % 10 {
          host.terminal.send(String(repeating: " n", count: 8))
          host.terminal.read(milliseconds: round % 7)
        }
      }
      host.terminal.signal(SIGTERM)
      #expect(host.terminal.waitForEnd() == "signal 15")
      expectRestored(host.terminal, settings: host.settings)
    }
  }

  @Test("after a hangup gone within two seconds, with the game saved")
  func hangup() throws {
    let data = try TemporaryFolder()
    let host = try HostTerminal(data: data)
    try host.openBoard()
    try host.press(2)
    let start = Reactor.now
    host.terminal.hangUp()
    #expect(host.terminal.waitForEndWithoutReading())
    #expect(Reactor.now - start < 2_000_000_000)
    let again = try HostTerminal(data: data)
    try #require(again.terminal.read(untilShown: "Continue"))
    again.terminal.send("\r")
    #expect(again.terminal.read(untilShown: "2 moves"))
  }

  @Test("any screen at any size from 1×1 to 50×12 is drawn, or says that there is not enough room")
  func anySize() throws {
    let host = try HostTerminal()
    for screen in ["home", "board"] {
      if screen == "board" {
        host.terminal.resize(columns: 80, rows: 24)
        try #require(host.terminal.read(untilShown: "Classic"))
        try host.openBoard()
      }
      for columns in 1...50 {
        for rows in [1, 2, 3, 5, 8, 12] {
          let frames = host.terminal.model.frames
          host.terminal.resize(columns: columns, rows: rows)
          try #require(host.terminal.read { $0.model.frames > frames }, "\(columns)×\(rows)")
          let text = host.terminal.model.text.joined(separator: " ")
          #expect(!text.allSatisfy { $0 == " " }, "\(screen) at \(columns)×\(rows)")
          let isSmall = screen == "board" && (columns < 24 || rows < 12)
          if isSmall, columns > 9, rows > 2 {
            #expect(text.contains("Window to"), "\(columns)×\(rows)")
          }
        }
      }
    }
    #expect(host.terminal.model.surprises.isEmpty)
  }

  @Test(
    "what the game prints to 1 and 2 leaves the screen alone and is in the log; so does its crash")
  func noise() throws {
    let builder = try FixtureBuilder()
    let noisy = try builder.library("terminal/noisy.c", named: "libnoisy.so")
    let data = try TemporaryFolder()
    let host = try HostTerminal(path: noisy, data: data)
    let quiet = try HostTerminal()
    for one in [host, quiet] {
      try one.openBoard()
      try one.press(2)
      one.terminal.send("\u{c}")
      let frames = one.terminal.model.frames
      one.terminal.read { $0.model.frames > frames }
    }
    #expect(host.terminal.model.text == quiet.terminal.model.text)
    host.terminal.send("x")
    #expect(host.terminal.read(untilShown: "set back"), "\(host.terminal.model.text)")
    #expect(!String(decoding: host.terminal.transcript, as: UTF8.self).contains("noise"))
    let log = try FileSystem.read(Path.join(data.path, "state/log/noisy.log"), limit: 1 << 20)
    let text = String(decoding: log, as: UTF8.self)
    for line in [
      "noise on 1 at load", "noise on 2 at load", "noise on 1 at event", "noise on 2 at render",
    ] {
      #expect(text.contains(line))
    }
    host.terminal.send("\u{3}")
    #expect(host.terminal.waitForEnd() == "signal 2")
    expectRestored(host.terminal, settings: host.settings)
  }

  @Test("ten idle seconds without a clock on screen: no byte, no wake-up")
  func idle() throws {
    let host = try HostTerminal(answer: Demo.modernAnswer)
    try host.openBoard()
    try host.press(1)
    host.terminal.read(milliseconds: 500)
    let bytes = host.terminal.transcript.count
    let sleeps = try #require(host.terminal.sleeps)
    host.terminal.read(milliseconds: 10_000)
    #expect(host.terminal.transcript.count == bytes)
    #expect(host.terminal.sleeps == sleeps)
  }

  @Test("a move writes at most 100 bytes for each of the cells that it changes")
  func bytesPerMove() throws {
    let host = try HostTerminal(
      ["--color", "truecolor"],
      answer: Demo.modernAnswer)
    try host.openBoard()
    #expect(host.terminal.read { $0.model.keyboardDepth == 1 })
    host.terminal.read(milliseconds: 100)
    let before = host.terminal.transcript.count
    try host.press(1)
    // Five lights and the line that counts.
    #expect(host.terminal.transcript.count - before <= 600)
  }

  @Test("pasting a grid with a q among its characters quits nothing", arguments: [false, true])
  func paste(onBoard: Bool) throws {
    let host = try HostTerminal()
    if onBoard { try host.openBoard() }
    let before = host.terminal.model.text
    host.terminal.send("\u{1b}[200~" + String(repeating: "53..7q..6\r", count: 9) + "\u{1b}[201~")
    host.terminal.read(milliseconds: 300)
    #expect(host.terminal.model.text == before)
    host.terminal.send("\u{3}")
    #expect(host.terminal.waitForEnd() == "signal 2")
  }

  @Test(
    "ASCII bytes only where the locale is C; no colour with NO_COLOR; no mouse mode with --no-mouse"
  )
  func plain() throws {
    let host = try HostTerminal(
      ["--no-mouse"],
      variables: ["LC_ALL": "C", "NO_COLOR": "1", "COLORTERM": "truecolor"])
    try host.openBoard()
    try host.press(2)
    #expect(
      host.terminal.model.cells.allSatisfy { $0.look.foreground + $0.look.background == "" })
    host.terminal.send("\u{3}")
    #expect(host.terminal.waitForEnd() == "signal 2")
    #expect(host.terminal.transcript.allSatisfy { $0 < 0x80 })
    let text = String(decoding: host.terminal.transcript, as: UTF8.self)
    for mode in [1000, 1001, 1002, 1003, 1005, 1006, 1015, 1016] {
      #expect(!text.contains("[?\(mode)h"))
    }
  }

  @Test(
    "help closes by q and by ?, since tmux may delay ESC; neither quits", arguments: ["q", "?"])
  func help(_ key: String) throws {
    let host = try HostTerminal()
    try host.openBoard()
    let before = host.terminal.model.text
    host.terminal.send("?")
    try #require(host.terminal.read(untilShown: "Keys"), "\(host.terminal.model.text)")
    host.terminal.send(key)
    #expect(host.terminal.read { $0.model.text == before })
    try host.press(1)
  }

  @Test("no terminal, or one that cannot place its cursor: one line, exit 69, no escape sequence")
  func refused() throws {
    let game = try CGame()
    let data = try TemporaryFolder()
    let ways: [(variables: [String: String?], input: String?, output: String?)] = [
      ([:], "/dev/null", nil), ([:], nil, data.file("output")), (["TERM": "dumb"], nil, nil),
      (["TERM": nil], nil, nil),
    ]
    for way in ways {
      let terminal = try PseudoTerminal(columns: 400)
      let settings = terminal.settings
      try terminal.start(
        try BuiltProgram.path(), ["--data-dir", data.path, game.path],
        variables: way.variables,
        input: way.input, output: way.output)
      #expect(terminal.waitForEnd() == "exit 69")
      #expect(!terminal.transcript.contains(0x1b))
      #expect(terminal.model.text.filter { !$0.isEmpty }.count == 1, "\(terminal.model.text)")
      #expect(terminal.settings == settings)
    }
  }
}
