import GamePluginKit
import GamePluginTesting
import SudokuUI
import Testing

@Suite("Hints of every length")
struct HintScreenTests {
  /// A puzzle whose solution needs pairs, fish, wings and chains.
  private static let puzzle =
    "custom:.5...86.1..3..4.5...........9126...7...7....2.3..4........5....41..7..9...6..9.3."

  @Test(
    "stand in their room, at every size and in every language", arguments: SudokuStrings.languages)
  func fits(language: String) throws {
    for size in ScreenMatrixTests.sizes {
      let player = try Player(
        Self.puzzle, columns: size.columns, rows: size.rows, locale: language)
      for _ in 0..<40 {
        try player.keys("H")
        for fault in try screenFaults(player.driver.present()) {
          Issue.record("\(language) at \(size): \(fault)")
        }
      }
    }
  }
}
