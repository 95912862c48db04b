import Platform
import TestSupport
import Testing

/// A game that does not answer, and a player who is asked what to do about it.
@Suite("A stalled game")
struct StallEndToEndTests {
  static let back = "It was set back to your last move."

  @Test(
    "waiting: the answer comes, the question goes, and nothing is lost or doubled",
    arguments: ["s", "r"], ["w", "\r", "\u{1b}"])
  func waits(_ key: String, _ answer: String) throws {
    let game = try StalledGame()
    let terminal = game.terminal
    try game.press("+++", until: 3)
    // What is typed ahead waits for the game, what answers the question does not.
    terminal.send(key)
    terminal.send("uu")
    try #require(terminal.read(untilShown: "Swap does not answer"))
    #expect(terminal.shows("Your moves are stored."))
    terminal.send(answer)
    #expect(terminal.read { $0.shows("Waiting for") && !$0.shows("does not answer") })
    #expect(terminal.shows("count 3"), "the last frame stays in sight")
    terminal.send("u")
    #expect(terminal.read { $0.shows("count 1") && !$0.shows("Waiting for") })
    try game.press("+", until: 2)
  }

  @Test("left alone, the question goes by itself when the answer comes", arguments: ["s", "r"])
  func unanswered(_ key: String) throws {
    let game = try StalledGame()
    try game.press("++", until: 2)
    try game.stall(key)
    #expect(game.terminal.read { $0.shows("count 3") && !$0.shows("does not answer") })
    try game.press("u", until: 2)
  }

  @Test("stopped, it goes on from the last move; the second time in a minute it goes Home")
  func stops() throws {
    let game = try StalledGame()
    let terminal = game.terminal
    try game.press("+++", until: 3)
    let descriptors = game.descriptors
    try game.stall("f")
    terminal.send("s")
    #expect(terminal.read(untilShown: Self.back))
    #expect(terminal.shows("count 3"))
    #expect(game.children == 1)
    try game.press("u", until: 2)
    #expect(game.descriptors == descriptors)
    try game.stall("R")
    // By mouse: a click on the button.
    let row = try #require(terminal.model.text.firstIndex { $0.contains("Stop it and go back") })
    terminal.send("\u{1b}[<0;45;\(row + 1)M\u{1b}[<0;45;\(row + 1)m")
    #expect(terminal.read(untilShown: "again within a minute"))
    #expect(terminal.shows("Continue"), "Home offers the game")
    terminal.send("\r")
    #expect(terminal.read(untilShown: "count 2"))
  }

  @Test("after waiting, Escape asks again and the game can still be stopped")
  func secondThoughts() throws {
    let game = try StalledGame()
    try game.press("+", until: 1)
    try game.stall("f")
    game.terminal.send("w")
    #expect(game.terminal.read(untilShown: "Waiting for"))
    game.terminal.send("\u{1b}")
    #expect(game.terminal.read(untilShown: "Swap does not answer"))
    game.terminal.send("s")
    #expect(game.terminal.read { $0.shows(Self.back) && $0.shows("count 1") })
  }

  @Test("the window may change its size meanwhile")
  func resized() throws {
    let game = try StalledGame()
    try game.press("++", until: 2)
    try game.stall("s")
    game.terminal.resize(columns: 60, rows: 16)
    #expect(
      game.terminal.read {
        $0.shows("Swap does not answer") && $0.model.text.count == 16
          && $0.model.text.allSatisfy { $0.count <= 60 }
      })
    #expect(game.terminal.read { $0.shows("count 3") && !$0.shows("does not answer") })
    let fresh = try StalledGame(columns: 60, rows: 16)
    try fresh.press("+++", until: 3)
    #expect(
      game.terminal.model.text.filter { !$0.contains("Waiting") }
        == fresh.terminal.model.text)
  }

  @Test(
    "a stop from the shell and back shows the question again",
    .enabled(if: Tool("bash") != nil, "bash is not installed"))
  func suspended() throws {
    let game = try StalledGame(inShell: true)
    let terminal = game.terminal
    try game.press("++", until: 2)
    try game.stall("f")
    terminal.send("\u{1a}")
    #expect(terminal.read { $0.model.text.last { !$0.isEmpty } == "prompt>" })
    #expect(terminal.model.leftOver.isEmpty)
    terminal.send("fg\n")
    #expect(terminal.read(untilShown: "Swap does not answer"))
    terminal.send("s")
    #expect(terminal.read { $0.shows(Self.back) && $0.shows("count 2") })
  }

  enum Exit: CaseIterable {
    case key, interrupt, terminate, hangup, closedWindow
  }

  @Test(
    "leaving at once while it is stalled, before and after the question; the game is stored",
    arguments: Exit.allCases, [true, false])
  func leaves(_ exit: Exit, _ isAsked: Bool) throws {
    let game = try StalledGame()
    let terminal = game.terminal
    try game.press("+++++", until: 5)
    if isAsked {
      try game.stall("f")
    } else {
      terminal.send("f")
      terminal.read(milliseconds: 300)
    }
    switch exit {
    case .key: terminal.send("\u{3}")
    case .interrupt: terminal.signal(2)
    case .terminate: terminal.signal(15)
    case .hangup: terminal.signal(1)
    case .closedWindow: terminal.hangUp()
    }
    let expected =
      switch exit {
      case .key, .interrupt: "signal 2"
      case .terminate: "signal 15"
      case .hangup, .closedWindow: "signal 1"
      }
    #expect(terminal.waitForEnd() == expected)
    if exit != .closedWindow { #expect(terminal.model.leftOver.isEmpty) }
    #expect(try game.again().terminal.read(untilShown: "count 5"))
  }

  @Test("a new build that comes meanwhile takes over at the last move")
  func swapped() throws {
    let game = try StalledGame()
    try game.press("++++", until: 4)
    // What follows the silence in one breath is dropped with it.
    try game.stall("fu")
    try game.install(["BUILD=2"])
    #expect(game.terminal.read { $0.shows("Build 2") && $0.shows("count 4") })
    #expect(game.children == 1)
    try game.press("+", until: 5)
  }

  @Test("a new build that is no good leaves the old one, set back to the last move")
  func swappedBadly() throws {
    let game = try StalledGame()
    try game.press("++++", until: 4)
    try game.stall("f")
    try game.install(["BUILD=2", "FAULT=IN_FIRST_FRAME"])
    #expect(
      game.terminal.read {
        $0.shows("Build 1") && $0.shows("count 4") && $0.shows("The new build was not taken")
      })
    try game.press("+", until: 5)
  }

  @Test("a new build that comes before the question waits for the answer")
  func swappedEarly() throws {
    let game = try StalledGame()
    try game.press("++++", until: 4)
    let built = try game.build(["BUILD=2"])
    game.terminal.send("tt")
    game.terminal.read(milliseconds: 300)
    try FileSystem.rename(built, to: game.path)
    #expect(game.terminal.read(untilShown: "Build 2"))
    #expect(game.terminal.read(untilShown: "count 6"))
  }
}
