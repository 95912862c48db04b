import GamePluginKit
import GamePluginTesting
import MinesweeperGameState
import Testing

@testable import MinesweeperUI

@Suite("For a screen reader")
struct SpokenTests {
  /// The labels of a frame's squares.
  private func labels(_ player: Player) throws -> [String] {
    let frame = try player.driver.present().frame
    return (0..<frame.cellCount).map { frame.text(frame.cell($0).label) }
  }

  @Test("each square says where it is and what is seen of it")
  func squares() throws {
    let player = try Player("3x2x1:*../...")
    try player.keys("space up left f")
    #expect(
      try labels(player) == [
        "row 1, column 1, marked", "row 1, column 2, closed", "row 1, column 3, closed",
        "row 2, column 1, closed", "row 2, column 2, 1 mine around", "row 2, column 3, closed",
      ])
    try player.keys("f space")
    #expect(try labels(player)[0] == "row 1, column 1, mine that went off")
  }

  @Test("of a very large board only the cursor's square says where it is")
  func large() throws {
    let player = try Player("200x100x999#1", columns: 300, rows: 100)
    let all = try labels(player)
    #expect(all.count > 2000)
    #expect(all.filter { $0 != "closed" } == ["row 51, column 101, closed"])
  }

  @Test("counter, time and progress are words")
  func words() throws {
    let player = try Player("9x9x10#42")
    try player.keys("space")
    let frame = try player.driver.present().frame
    let spoken = (0..<frame.nodeCount).map { frame.text(frame.node($0).label) }
    for words in [
      "10 mines left to mark", "time 0:00", "9 by 9 squares", "55 of 71 safe squares open",
    ] {
      #expect(spoken.contains(words), "\(words)")
    }
  }

  @Test("no two kinds of square look alike without colour")
  func glyphs() throws {
    let looks: [Look] =
      [.closed, .flag, .mine, .struck, .wrongFlag] + (0...8).map { .number($0) }
    #expect(Set(looks.map(\.glyph)).count == looks.count)
    #expect(looks.allSatisfy { $0.glyph.count == 1 })
  }
}
