import GamePluginKit
import GamePluginTesting
import StarterUI
import Testing

/// Screens as rows of text; nothing records them but the author's hand.
@Suite("The screen")
struct ScreenTests {
  static let long = GameMode(id: "long", title: "Long")

  @Test("of a fresh game says how to begin")
  func fresh() throws {
    let player = try Player("5#1", columns: 40, rows: 15, mode: Self.long)
    #expect(
      try player.rows == [
        "",
        "",
        "  ● 23            Long            0:00",
        "   ┌───┬───┬───┬───┬───┬───┬───┬───┐",
        "   │ ● │ ● │ ● │ ● │ ● │ ● │ ● │ ● │",
        "   ├───┼───┼───┼───┼───┼───┼───┼───┤",
        "   │ ● │ ● │ ● │ ● │ ● │ ● │ ● │ ● │",
        "   ├───┼───┼───┼───┼───┼───┼───┼───┤",
        "   │ ● │ ● │ ● │ ● │ ● │ ● │[○]│   │",
        "   └───┴───┴───┴───┴───┴───┴───┴───┘",
        "    Take 1 to 3: the last stone wins",
        "",
        "",
        "",
        "      Space take  ←→ choose  n new",
      ])
  }

  @Test("of a game shows what is left, what is chosen, the last turn and the time")
  func playing() throws {
    let player = try Player("5#1", mode: Self.long)
    try player.keys("1")
    try player.send(.tick, after: 83_000)
    try player.keys("left left")
    #expect(
      try player.rows == [
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "                      ● 20            Long            1:23",
        "                       ┌───┬───┬───┬───┬───┬───┬───┬───┐",
        "                       │ ● │ ● │ ● │ ● │ ● │ ● │ ● │ ● │",
        "                       ├───┼───┼───┼───┼───┼───┼───┼───┤",
        "                       │ ● │ ● │ ● │ ● │ ● │ ● │ ● │ ● │",
        "                       ├───┼───┼───┼───┼───┼───┼───┼───┤",
        "                       │ ● │[○]│ ○ │ ○ │ · │ · │ · │   │",
        "                       └───┴───┴───┴───┴───┴───┴───┴───┘",
        "                          You took 1, the house took 2",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "           Space take  ←→ choose  u undo  x restart  123 take so many",
      ])
  }

  @Test("of a finished game says who won")
  func won() throws {
    let player = try Player("1#1", columns: 40, rows: 12)
    while player.completions.isEmpty { try player.keys("\(player.scene.stones % 4)") }
    #expect(
      try player.rows == [
        "",
        "",
        "",
        "  ● 0            Short            0:00",
        "   ┌───┬───┬───┬───┬───┬───┬───┬───┐",
        "   │ · │ · │ · │ · │ · │ · │ · │   │",
        "   └───┴───┴───┴───┴───┴───┴───┴───┘",
        "           ✓ You win, in 0:00",
        "",
        "",
        "",
        "        n new  u undo  x restart",
      ])
  }

  @Test("fits into the least room")
  func least() throws {
    let player = try Player("5#1", columns: 20, rows: 8, mode: Self.long)
    try player.keys("2")
    #expect(
      try player.rows == [
        "● 20    Long    0:00",
        " ┌────────────────┐",
        " │● ● ● ● ● ● ● ● │",
        " │● ● ● ● ● ● ● ● │",
        " │● ● ● ○ · · ·   │",
        " └────────────────┘",
        "   You 2, house 1",
        "     Space take",
      ])
  }

  @Test("says so where there is less")
  func tooSmall() throws {
    let player = try Player("5#1", columns: 19, rows: 8)
    #expect(try player.rows.filter { !$0.isEmpty } == ["too small: 20×8 at", "least"])
  }
}
