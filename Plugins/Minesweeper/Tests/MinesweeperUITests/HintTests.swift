import GamePluginKit
import GamePluginTesting
import MinesweeperUI
import Testing

@Suite("A hint")
struct HintTests {
  @Test("points at a safe square and says why; a move ends it")
  func safe() throws {
    let player = try Player("6x3x3:..*.../..*.../..*...")
    try player.keys("left left left up space i i")
    #expect(player.last == .committed)
    #expect(
      try player.rows.contains { $0.contains("Row 1, column 4 is safe: there are only 3 mines.") })
    let frame = try player.driver.present().frame
    #expect((0..<frame.cellCount).filter { frame.cell($0).role == .hint } == [3])
    try player.keys("left")
    #expect(try player.rows.contains { $0.contains("is safe") }, "moving the cursor keeps it")
    try player.keys("right space")
    #expect(try !player.rows.contains { $0.contains("is safe") })
  }

  @Test("finds a wrong mark first")
  func wrongMark() throws {
    let player = try Player("6x3x3:..*.../..*.../..*...")
    try player.keys("left left left up space right right right right f i")
    #expect(try player.rows.contains { $0.contains("Row 1, column 5 is wrongly marked") })
  }

  @Test("says when only a guess is left")
  func guess() throws {
    let player = try Player("2x2x1:*./..")
    try player.keys("space i")
    #expect(
      try player.rows.contains { $0.contains("Nothing is certain: the next square is a guess.") })
  }

  @Test("makes the game assisted, also after it was put away, and so unranked")
  func assisted() throws {
    let player = try Player("3x1x1:*..")
    try player.keys("space i")
    let later = try Player("3x1x1:*..", snapshot: try player.scene.snapshot())
    try later.keys("right right space")
    #expect(later.completions.map(\.isAssisted) == [true])
    #expect(later.completions.first?.leaderboard == nil)
  }

  @Test("is short where there is little room, and nothing before the first move or after the end")
  func edges() throws {
    let narrow = try Player("6x3x3:..*.../..*.../..*...", columns: 30, rows: 10)
    try narrow.keys("i")
    #expect(narrow.last == .handled)
    try narrow.keys("left left left up space i")
    #expect(try narrow.rows.contains { $0.hasSuffix("Row 1, column 4 is safe") })
    let over = try Player("3x1x1:*..")
    try over.keys("left space i")
    #expect(over.last == .handled)
  }
}
