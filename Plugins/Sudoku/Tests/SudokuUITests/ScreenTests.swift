import GamePluginKit
import SudokuUI
import Testing

@Suite("The screen")
struct ScreenTests {
  @Test("is the same after a resize as after opening at that size")
  func resize() throws {
    let resized = try Player(columns: 120, rows: 40)
    try resized.send(.resize(CellSize(columns: 40, rows: 15)))
    try resized.send(.resize(CellSize(columns: 60, rows: 20)))
    #expect(try resized.rows == Player(columns: 60, rows: 20).rows)
  }
}
