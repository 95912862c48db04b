import GamePluginKit
import GamePluginTesting
import MinesweeperUI
import Testing

/// Screens as rows of text; nothing records them but the author's hand.
@Suite("The screen")
struct ScreenTests {
  static let expert = GameMode(id: "expert", title: "Expert")
  static let literal =
    "9x9x10:*......../.*......./..*....../........./........./........./....*..../...*.**../"
    + "..**...*."

  @Test("of a fresh board says how to begin, and the clock stands")
  func fresh() throws {
    let player = try Player("9x9x10#42", columns: 40, rows: 15)
    #expect(try player.rows == Rows.fresh)
    #expect(try player.driver.present().tick == nil)
  }

  @Test("of a game shows numbers, marks, the cursor, what is left and the time")
  func playing() throws {
    let player = try Player("9x9x10#42")
    try player.keys("space")
    try player.send(.tick, after: 83_000)
    try player.keys("down down f")
    #expect(try player.rows == Rows.playing)
    #expect(try player.driver.present().tick == 1000)
  }

  @Test("shows the whole expert board at 80×24")
  func expertWhole() throws {
    let player = try Player("30x16x99#1", mode: Self.expert)
    try player.keys("space")
    #expect(try player.rows == Rows.expert)
  }

  @Test("shows a window of the expert board at 40×15, and says which")
  func expertWindow() throws {
    let player = try Player("30x16x99#1", columns: 40, rows: 15, mode: Self.expert)
    try player.keys("space right right right right right right right right right")
    #expect(try player.rows == Rows.expertWindow)
  }

  @Test("of a lost game shows what went off, wrong marks and the rest")
  func lost() throws {
    let player = try Player(Self.literal, columns: 40, rows: 15)
    try player.keys("down down f up up up up up up right f")
    try player.keys("left left left left space")
    try player.send(.tick, after: 42_400)
    try player.keys("left space")
    #expect(try player.rows == Rows.lost)
    #expect(try player.driver.present().tick == nil)
  }

  @Test("of a won game shows the mines as marked, the time and the board's work")
  func won() throws {
    let player = try Player("5x4x2:*..../...../..*../.....", columns: 60, rows: 16)
    try player.keys("up up right right space")
    try player.send(.tick, after: 8000)
    try player.keys("down down down space left left space left space left space up space")
    #expect(try player.rows == Rows.won)
  }

  @Test("asks before it gives a game up")
  func asks() throws {
    let player = try Player("9x9x10#42", columns: 40, rows: 15)
    try player.keys("space n")
    #expect(try player.rows == Rows.asking)
  }

  @Test("of the least size still has it all")
  func least() throws {
    let player = try Player("30x16x99#1", columns: 20, rows: 8, mode: Self.expert)
    try player.keys("space")
    #expect(try player.rows == Rows.least)
  }

  @Test("below the least size says so, at any size down to one cell")
  func tooSmall() throws {
    for (columns, rows) in [(19, 8), (20, 7), (12, 3), (1, 1)] {
      let player = try Player("9x9x10#42", columns: columns, rows: rows)
      let text = try player.rows.joined(separator: " ")
      #expect(columns < 12 || text.contains("too small"))
      #expect(!text.contains("⚑"))
      try player.keys("space f n y")
    }
  }

  @Test("is the same after a resize as after opening at that size")
  func resize() throws {
    for id in ["9x9x10#42", "30x16x99#1", "100x100x999#1"] {
      let resized = try Player(id, columns: 120, rows: 40)
      try resized.send(.resize(CellSize(columns: 40, rows: 15)))
      try resized.send(.resize(CellSize(columns: 120, rows: 40)))
      try resized.send(.resize(CellSize(columns: 60, rows: 20)))
      let fresh = try Player(id, columns: 60, rows: 20)
      #expect(try resized.rows == fresh.rows)
    }
  }
}
