import Glibc
import Platform
import TestSupport
import Testing

@Suite("What stands on the screen")
struct TerminalScreenTests {
  @Test(
    "a terminal that answers no question still gets the first frame, before it was sent anything")
  func noAnswer() throws {
    let terminal = try Demo.start()
    #expect(terminal.model.frames == 1)
    #expect(terminal.model.questions.count == 4)
    #expect(terminal.model.surprises.isEmpty)
  }

  @Test("120 → 60 → 120 columns equals a fresh start at 120")
  func backAndForth() throws {
    let terminal = try Demo.start(["--quiet"], columns: 120, rows: 30)
    terminal.resize(columns: 60, rows: 30)
    #expect(terminal.read(untilShown: "termdemo 60x30"))
    terminal.resize(columns: 120, rows: 30)
    #expect(terminal.read(untilShown: "termdemo 120x30"))
    let fresh = try Demo.start(["--quiet"], columns: 120, rows: 30)
    terminal.read(milliseconds: 50)
    #expect(terminal.model.text == fresh.model.text)
    #expect(terminal.model.cells.map(\.look) == fresh.model.cells.map(\.look))
  }

  @Test("resizing without pause ends with the last size, at any size")
  func storm() throws {
    let terminal = try Demo.start(["--quiet"])
    for step in 0..<300 {
      terminal.resize(columns: 1 + step * 7 % 50, rows: 1 + step * 5 % 12)
      if step % 10 == 0 { terminal.read(milliseconds: 5) }
    }
    terminal.resize(columns: 70, rows: 20)
    #expect(terminal.read(untilShown: "termdemo 70x20"))
    terminal.send("q")
    #expect(terminal.waitForEnd() == "exit 0")
  }

  @Test(
    "wide and doubtful characters leave the borders in one column",
    arguments: TerminalModel.Widths.allCases)
  func borders(_ widths: TerminalModel.Widths) throws {
    let terminal = try Demo.start(widths: widths)
    let model = terminal.model
    let corner = try #require(model.cells.firstIndex { $0.text == "╮" })
    let column = corner % model.columns
    let top = corner / model.columns
    let border = (top...top + 5).map { model.cells[$0 * model.columns + column].text }
    #expect(border == ["╮", "│", "│", "│", "│", "╯"])
    #expect(model.surprises.isEmpty)
  }

  @Test("NO_COLOR and --color none show no colour; --color wins", arguments: [true, false])
  func noColor(byVariable: Bool) throws {
    let terminal = try Demo.start(
      byVariable ? [] : ["--color", "none"],
      variables: ["COLORTERM": "truecolor", "NO_COLOR": byVariable ? "1" : nil])
    #expect(terminal.model.cells.allSatisfy { $0.look.foreground + $0.look.background == "" })
    let chosen = try Demo.start(
      ["--color", "truecolor"], variables: ["NO_COLOR": "1"])
    #expect(chosen.model.cells.contains { $0.look.foreground.contains(";") })
  }

  @Test(
    "where the locale is not UTF-8, every byte is ASCII",
    arguments: ["C", "POSIX", "de_DE.ISO-8859-1"])
  func ascii(_ locale: String) throws {
    let terminal = try Demo.start(variables: ["LC_ALL": locale])
    terminal.send("+ä")
    #expect(terminal.read(untilShown: "count=1"))
    terminal.send("q")
    #expect(terminal.waitForEnd() == "exit 0")
    #expect(terminal.transcript.allSatisfy { $0 < 0x80 })
  }

  @Test("what is printed to descriptors 1 and 2 leaves the screen alone, and is shown afterwards")
  func printed() throws {
    let terminal = try Demo.start(["--quiet"])
    let before = terminal.model.text
    terminal.send("o+")
    #expect(terminal.read(untilShown: "count=1"))
    terminal.send("\u{c}")
    let frames = terminal.model.frames
    terminal.read { $0.model.frames > frames }
    let after = terminal.model.text.map { $0.replacing("count=1", with: "count=0") }
    #expect(after == before)
    terminal.send("q")
    #expect(terminal.waitForEnd() == "exit 0")
    #expect(terminal.shows("printed to 1"))
    #expect(terminal.shows("printed to 2"))
  }

  @Test("a key's change is one write within a synchronized update, of at most 100 bytes")
  func bytesPerChange() throws {
    let terminal = try Demo.start(["--quiet", "--color", "truecolor"], answer: Demo.modernAnswer)
    #expect(terminal.read { $0.model.keyboardDepth == 1 })
    let before = terminal.transcript.count
    terminal.send("+")
    #expect(terminal.read(untilShown: "count=1"))
    let bytes = terminal.transcript[before...]
    #expect(bytes.count <= 100)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1b}[?2026h") && text.hasSuffix("\u{1b}[?2026l"))
  }

  @Test("ten idle seconds without a clock: no byte, no wake-up")
  func idle() throws {
    let terminal = try Demo.start(answer: Demo.modernAnswer)
    #expect(terminal.read { $0.model.keyboardDepth == 1 })
    terminal.send("+\u{1b}")
    #expect(terminal.read(untilShown: "escape"))
    terminal.read(milliseconds: 300)
    let bytes = terminal.transcript.count
    let sleeps = try #require(terminal.sleeps)
    terminal.read(milliseconds: 10_000)
    #expect(terminal.transcript.count == bytes)
    #expect(terminal.sleeps == sleeps)
  }

  @Test("a visible clock wakes the program once a second, and no more once it is hidden")
  func clock() throws {
    let terminal = try Demo.start(["--quiet"])
    terminal.send("t")
    #expect(terminal.read(untilShown: "ticks=1"))
    let sleeps = try #require(terminal.sleeps)
    #expect(terminal.read(untilShown: "ticks=4"))
    let woken = try #require(terminal.sleeps) - sleeps
    #expect(woken <= 4)
    terminal.send("t")
    terminal.read(milliseconds: 200)
    let bytes = terminal.transcript.count
    terminal.read(milliseconds: 1500)
    #expect(terminal.transcript.count == bytes)
  }
}
