import GamePluginKit
import GamePluginTesting
import StarterUI
import Testing

@Suite("Playing")
struct PlayTests {
  /// Nine stones: one, and then the house has no answer to what is left of four.
  static let game = "2#42"

  @Test("to the end with the keyboard alone, reported once")
  func keyboard() throws {
    let player = try Player(Self.game)
    try player.keys("space")
    #expect(player.last == .committed)
    while player.completions.isEmpty {
      let stones = player.scene.stones
      try player.keys(Array(repeating: "left", count: stones % 4 - 1).joined(separator: " "))
      try player.send(.key(.enter), after: 1000)
      #expect(player.last == .committed)
    }
    #expect(try player.rows.contains { $0.contains("✓ You win, in 0:02") })
    #expect(
      player.completions == [
        GameCompletion(
          mode: "short", gameID: Self.game, isWon: true, elapsed: 2000, score: 2000,
          leaderboard: "board")
      ])
    try player.keys("space 1 2 3")
    #expect(player.completions.count == 1)
  }

  @Test("to the end with the mouse alone, and on to the next game")
  func mouse() throws {
    let player = try Player(Self.game)
    while player.completions.isEmpty {
      try player.click(text: "○")
      #expect(player.last == .committed)
    }
    #expect(try player.rows.contains { $0.contains("✗ The house wins") })
    #expect(player.completions.first?.isWon == false)
    #expect(player.completions.first?.leaderboard == nil)
    try player.click(text: "n new")
    #expect(player.scene.stones >= 9)
    #expect(player.completions.count == 1)
  }

  @Test("a click on a stone takes it and those after it; on others it does nothing")
  func clicks() throws {
    let player = try Player(Self.game, columns: 40, rows: 15)
    let before = try player.rows
    try player.click(text: "│ ● │")
    #expect(try player.rows == before)
    try player.send(.action("take", node: 0, cell: 7))
    #expect(player.last == .committed)
    #expect(try player.rows.contains { $0.contains("You took 2, the house took") })
  }

  @Test("u takes a turn back, r makes it again, x begins again and can be taken back")
  func undo() throws {
    let player = try Player(Self.game)
    let fresh = try player.rows.dropLast()
    try player.keys("2 1")
    let played = try player.rows
    try player.keys("u u")
    #expect(try player.rows.dropLast() == fresh)
    try player.keys("r r")
    #expect(try player.rows == played)
    try player.keys("x")
    #expect(player.last == .committed)
    #expect(try player.rows.dropLast() == fresh)
    try player.keys("r r")
    #expect(try player.rows == played)
  }

  @Test("a game won after taking a turn back enters no leaderboard")
  func assisted() throws {
    let player = try Player(Self.game)
    try player.keys("3 u 1")
    while player.completions.isEmpty { try player.keys("\(player.scene.stones % 4)") }
    #expect(player.completions.first?.isWon == true)
    #expect(player.completions.first?.isAssisted == true)
    #expect(player.completions.first?.leaderboard == nil)
  }

  @Test("n in the middle of a game says what to do instead, and changes nothing")
  func newGame() throws {
    let player = try Player(Self.game)
    try player.keys("1")
    let before = try player.rows
    try player.keys("n")
    #expect(player.last.toast == "Finish this game, or press x to restart")
    #expect(try player.rows == before)
  }

  @Test("the clock starts with the first move, and stands while play is suspended")
  func clock() throws {
    let player = try Player(Self.game)
    try player.send(.tick, after: 5000)
    #expect(try player.driver.present().tick == nil)
    try player.keys("1")
    #expect(try player.driver.present().tick == 1000)
    try player.send(.tick, after: 61_000)
    #expect(try player.rows.contains { $0.contains("1:01") })
    try player.send(.suspend)
    try player.send(.resume, after: 100_000)
    #expect(try player.rows.contains { $0.contains("1:01") })
  }

  @Test("a snapshot brings back the screen, with what was chosen")
  func snapshot() throws {
    let player = try Player(Self.game)
    try player.keys("1 left")
    let again = try Player("5#7", snapshot: try player.scene.snapshot())
    #expect(try again.rows == player.rows)
  }
}
