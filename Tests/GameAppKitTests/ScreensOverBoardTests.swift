import GameShellKit
import GameShellUI
import Testing

@testable import GameAppKit

@Suite("The host's screens over a board")
struct ScreensOverBoardTests {
  private func playing(
    _ path: String = "count/10", isAttended: Bool = true
  ) throws -> Player {
    let player = try Player(isAttended: isAttended)
    try player.root.deps.consent.set(false)
    try player.root.open(path: path)
    return player
  }

  @Test("Escape opens a menu, and the board stands still until it is closed")
  func menu() throws {
    for key in [Key.escape, "r", "p", .enter] {
      let player = try playing()
      try player.press("+", .escape)
      #expect(try player.sees("Continue") && player.sees("Settings") && player.sees("Quit"))
      #expect(player.faults.heard.last == .suspend)
      try player.press("+")
      #expect(try player.root.snapshot()?.state == [1])
      try player.press(key)
      #expect(player.root.screens.isEmpty)
      #expect(player.faults.heard.last == .resume)
      try player.press("+")
      #expect(try player.root.snapshot()?.state == [2])
    }
  }

  @Test("the menu leads Home, to the settings and back, to the keys, and out")
  func ways() throws {
    let player = try playing()
    try player.press("+", .escape, "s")
    #expect(try player.sees("Background"))
    try player.press("q")
    #expect(player.root.screens == [.menu])
    try player.press("t")
    #expect(try player.sees("Leaderboards"))
    try player.press(.escape, "?")
    #expect(player.root.screens == [.help])
    try player.press(.enter)
    #expect(player.root.screens.isEmpty)
    try player.press(.escape, "h")
    #expect(player.root.play == nil)
    #expect(try player.root.deps.saves.game(at: "count/10")?.snapshot.state == [1])
    try player.press("2", .escape)
    #expect(try player.press("x").navigation == .quit)
  }

  @Test("stopping and going on by the shell while the menu stands leaves the board still")
  func shell() throws {
    let player = try playing()
    try player.press("+", .escape)
    try player.send(.suspend)
    try player.send(.resume)
    #expect(player.faults.heard.filter { $0 == .suspend || $0 == .resume } == [.suspend])
    try player.press("r")
    #expect(player.faults.heard.last == .resume)
  }

  @Test("a won game is told once, with its time, best, streak and id")
  func completion() throws {
    let player = try playing("count/3")
    try player.press("+", "+", "+")
    #expect(try player.sees("Well done") && player.sees("Counter") && player.sees("Game 3#1"))
    try player.press("c")
    #expect(player.root.screens.isEmpty)
    #expect(try player.sees("3 of 3"))
    try player.press("x")
    #expect(player.root.screens.isEmpty)
  }

  @Test("a key that the dialog does not know closes it and reaches the board")
  func passing() throws {
    let player = try playing("count/3")
    try player.press("+", "+", "+")
    player.faults.heard = []
    try player.press("n")
    #expect(player.root.screens.isEmpty)
    #expect(player.faults.heard == [.resume, .key("n")])
  }

  @Test("the dialog leads to the statistics and Home")
  func onward() throws {
    let player = try playing("count/3")
    try player.press("+", "+", "+", "t")
    #expect(try player.sees("Statistics"))
    try player.press("q")
    #expect(try player.sees("3 of 3"))
    try player.press("q")
    #expect(player.root.play == nil)
  }

  @Test("nothing stands in a bot's way")
  func unattended() throws {
    let player = try playing("count/3", isAttended: false)
    try player.press("+", "+", "+")
    #expect(player.root.screens.isEmpty)
  }

  @Test("a board that fails when it is covered is set back, and the menu stays usable")
  func fault() throws {
    let player = try playing()
    try player.press("+")
    player.faults.next = SceneFault(.died, "it died")
    try player.press(.escape)
    #expect(try player.sees("it died"))
    try player.press("r", "+")
    #expect(try player.root.snapshot()?.state == [2])
  }
}
