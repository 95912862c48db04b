import GamePluginKit
import GamePluginTesting
import MinesweeperGameState
import MinesweeperUI
import Testing

@Suite("The keyboard")
struct KeyboardTests {
  @Test("moves the cursor with arrows as with hjkl, and it stops at the edges")
  func cursor() throws {
    let arrows = try Player("9x9x10#42")
    let letters = try Player("9x9x10#42")
    let moves = [("up", "k"), ("right", "l"), ("down", "j"), ("left", "h")]
    var random = SeededRandom(seed: 1)
    for _ in 0..<80 {
      let move = moves[random.below(4)]
      try arrows.keys(move.0)
      try letters.keys(move.1)
      #expect(arrows.last == .changed && letters.last == .changed)
      #expect(try arrows.rows == letters.rows)
    }
    try arrows.keys("home up up up up up up up up up up")
    #expect(try arrows.rows.contains { $0.contains("│[·]│ · │") })
    try arrows.keys("end pagedown")
    #expect(try arrows.rows.contains { $0.contains("│ · │[·]│") })
  }

  @Test("opens with space and enter, marks with f, and chords on an open number")
  func openAndChord() throws {
    let player = try Player("4x2x1:*.../....")
    try player.keys("up left enter")
    #expect(player.last == .committed)
    #expect(try player.rows.contains { $0.contains("│ · │[1]│ · │ · │") })
    try player.keys("enter")
    #expect(player.last == .changed, "a chord with too few marks does nothing")
    try player.keys("left f right space")
    #expect(player.last == .committed)
    #expect(try player.rows.contains { $0.contains("✓ Cleared") })
    #expect(player.completions.count == 1)
  }

  @Test("opening a mark does nothing; f takes it away again")
  func markIsSafe() throws {
    let player = try Player("3x2x1:*../...")
    try player.keys("up left f space enter c")
    #expect(try player.rows.contains { $0.contains("│[⚑]│") })
    try player.keys("f")
    #expect(try player.rows.contains { $0.contains("│[·]│") })
  }

  @Test("takes moves back and makes them again, also the last one of a lost game")
  func undo() throws {
    let player = try Player("3x2x1:*../...")
    try player.keys("up f")
    let before = try player.rows
    try player.keys("left space")
    #expect(try player.rows.contains { $0.contains("✹ Boom") })
    let lost = try player.rows
    try player.keys("u right")
    #expect(try player.rows.filter { $0.contains("│") } == before.filter { $0.contains("│") })
    try player.keys("r left")
    #expect(try player.rows == lost)
    #expect(player.completions.map(\.isWon) == [false], "a game is reported once")
  }

  @Test("starts a new game at once when none is under way, and asks otherwise")
  func newGame() throws {
    let player = try Player("9x9x10#42")
    try player.keys("n")
    #expect(player.last == .committed)
    #expect(try player.scene.snapshot()?.isPristine == true)
    try player.keys("space n")
    #expect(try player.rows.contains { $0.contains("Give this game up") })
    try player.keys("f")
    #expect(try !player.rows.contains { $0.contains("Give this game up") })
    #expect(try player.scene.snapshot()?.isPristine == false)
    try player.keys("n escape")
    #expect(player.last.navigation == nil)
    #expect(try player.scene.snapshot()?.isPristine == false)
    try player.keys("n y")
    #expect(player.last == .committed)
    #expect(try player.scene.snapshot()?.isPristine == true)
  }

  @Test("leaves to the host what it does not use")
  func ignored() throws {
    let player = try Player("9x9x10#42")
    for key in [Key.escape, .character("q"), .function(1), .character("7")] {
      #expect(try player.scene.handle(.key(key), at: player.clock.now) == .ignored)
    }
    #expect(try player.scene.handle(.key(.up, .control), at: player.clock.now) == .ignored)
    #expect(try player.scene.handle(.paste("fffnnnuuu"), at: player.clock.now) == .ignored)
  }

  @Test("every key that is shown does what it says, typed or clicked")
  func hints() throws {
    let player = try Player("9x9x10#42")
    try player.keys("space down down f u")
    let frame = try player.driver.present().frame
    let actions = (0..<frame.nodeCount).map { frame.node($0) }
      .filter { $0.kind == .key && !$0.action.isEmpty }.map { frame.text($0.action) }
    #expect(actions == ["open", "flag", "undo", "redo", "new", "hint"])
    for action in actions {
      let other = try Player("9x9x10#42")
      try other.keys("space down down f u")
      #expect(try other.scene.handle(.action(action), at: other.clock.now).changed, "\(action)")
    }
  }

  @Test("the clock runs from the first move to the last and stands while suspended")
  func clock() throws {
    let player = try Player("3x1x1:*..")
    try player.send(.tick, after: 5000)
    try player.keys("space")
    try player.send(.suspend, after: 1000)
    try player.send(.resume, after: 60_000)
    try player.send(.key(.right), after: 1000)
    try player.keys("space")
    try player.send(.tick, after: 9000)
    #expect(try player.rows.contains { $0.contains("✓ Cleared in 0:02") })
    #expect(player.completions.first?.elapsed == 2000)
    #expect(player.completions.first?.leaderboard == "board")
  }

  @Test("a game won with undo counts, but is not ranked")
  func assisted() throws {
    let player = try Player("3x1x1:*..")
    try player.keys("space u space right space")
    #expect(player.completions.map(\.isAssisted) == [true])
    #expect(player.completions.first?.leaderboard == nil)
  }
}
