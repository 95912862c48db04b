import Glibc
import Platform
import TestSupport
import Testing

@Suite("What a terminal sends arrives as what was done")
struct TerminalInputTests {
  @Test("ESC, a pause of 20 ms, then [A is the up key; ESC alone is ESC")
  func tornEscape() throws {
    let terminal = try Demo.start()
    terminal.send("\u{1b}")
    usleep(20_000)
    terminal.send("[A")
    #expect(terminal.read(untilShown: "key up"))
    #expect(!terminal.shows("escape"))
    terminal.send("\u{1b}")
    #expect(terminal.read(untilShown: "escape"))
  }

  @Test("pasting 81 characters with a q among them quits nothing")
  func paste() throws {
    let terminal = try Demo.start()
    let text = String(repeating: "53..7q..6", count: 9)
    terminal.send("\u{1b}[200~" + text + "\u{1b}[20")
    usleep(20_000)
    terminal.send("1~+")
    #expect(terminal.read(untilShown: "paste 81 53..7q..6"))
    #expect(terminal.read(untilShown: "count=1"))
  }

  @Test("clicks, chords, wheel and focus arrive; a click on a button chooses it")
  func mouse() throws {
    let terminal = try Demo.start()
    terminal.send("\u{1b}[<0;3;4M")
    #expect(terminal.read(untilShown: "press left 2,3"))
    terminal.send("\u{1b}[<2;3;4M")
    #expect(terminal.read(untilShown: "press chord 2,3"))
    terminal.send("\u{1b}[<2;3;4m\u{1b}[<0;3;4m")
    #expect(terminal.read(untilShown: "release chord"))
    terminal.send("\u{1b}[<65;3;4M")
    #expect(terminal.read(untilShown: "wheel none"))
    terminal.send("\u{1b}[O")
    #expect(terminal.read(untilShown: "focus false"))
  }

  @Test("movement is reported only while the scene wishes for it")
  func motion() throws {
    let terminal = try Demo.start()
    #expect(!terminal.model.modes.contains(1003))
    terminal.send("m")
    #expect(terminal.read { $0.model.modes.contains(1003) })
    terminal.send("m")
    #expect(terminal.read { !$0.model.modes.contains(1003) && $0.model.modes.contains(1002) })
  }

  @Test("--no-mouse sets no mode of the 1000 series but focus reports")
  func noMouse() throws {
    let terminal = try Demo.start(["--no-mouse"])
    terminal.send("m+")
    #expect(terminal.read(untilShown: "count=1"))
    terminal.send("q")
    #expect(terminal.waitForEnd() == "exit 0")
    let text = String(decoding: terminal.transcript, as: UTF8.self)
    for mode in [1000, 1001, 1002, 1003, 1005, 1006, 1015, 1016] {
      #expect(!text.contains("[?\(mode)h"))
    }
  }

  @Test("a dialog closes by another key than ESC, which tmux may delay")
  func dialog() throws {
    let terminal = try Demo.start()
    terminal.send("d")
    #expect(terminal.read(untilShown: "a dialog"))
    terminal.send("n")
    #expect(terminal.read { !$0.shows("a dialog") })
  }

  @Test("answers to questions are no keys, and are put to use")
  func answers() throws {
    let terminal = try Demo.start { question in
      if question == "]11;?" { return "\u{1b}]11;rgb:ffff/ffff/f" }
      if question == "?u" { return "fff\u{1b}\\\u{1b}[?0u" }
      return Demo.modernAnswer(question)
    }
    let title = { (terminal: PseudoTerminal) in
      terminal.model.cells.first { $0.text == "t" }?.look.foreground
    }
    let before = title(terminal)
    #expect(terminal.read { $0.model.keyboardDepth == 1 })
    // On a light background the title's colour is another one.
    #expect(terminal.read { title($0) != before })
    terminal.send("+")
    #expect(terminal.read(untilShown: "count=1"))
    #expect(!terminal.shows("key"))
    terminal.send("\u{1b}[113u")
    #expect(terminal.waitForEnd() == "exit 0")
    #expect(terminal.model.leftOver.isEmpty)
  }
}
