import GamePluginKit
import MinesweeperUI
import Testing

@Suite("The screen")
struct ScreenTests {
  @Test("below the least size says so")
  func tooSmall() throws {
    for (columns, rows) in [(19, 8), (20, 7), (10, 3)] {
      let text = try Player("9x9x10#42", columns: columns, rows: rows).rows.joined(separator: " ")
      #expect(text.contains("too small") || columns < 12)
    }
  }
}
