import MinesweeperGameState
import Testing

@Suite("A board's measures")
struct BoardSpecTests {
  @Test("5×5 with 99 mines is refused, with the limit named")
  func tooManyMines() {
    #expect(throws: BoardSpecFault.tooManyMines(99, width: 5, height: 5)) {
      try BoardSpec(width: 5, height: 5, mines: 99)
    }
    #expect(
      "\(BoardSpecFault.tooManyMines(99, width: 5, height: 5))"
        == "a 5×5 board has room for at most 24 mines, not 99")
  }

  @Test(
    "beyond a limit are refused",
    arguments: [
      (0, 5, 1), (5, 0, 1), (1001, 5, 1), (5, 1001, 1), (1, 1, 1), (-3, -3, 1), (5, 5, 0),
      (5, 5, 25), (5, 5, -1), (.max, .max, 1),
    ])
  func limits(_ width: Int, _ height: Int, _ mines: Int) {
    #expect(throws: BoardSpecFault.self) {
      try BoardSpec(width: width, height: height, mines: mines)
    }
  }

  @Test("read what they print", arguments: ["9x9x10", "30x16x99", "1000x1000x1", "2x1x1"])
  func roundTrip(_ text: String) {
    #expect(BoardSpec(text)?.description == text)
  }

  @Test(
    "in any other writing are refused",
    arguments: [
      "", "9x9", "9x9x10x1", "axbxc", "9x9x", "-9x9x10", "+9x9x10", "9 x9x10", "9X9X10",
      "99999999999999999999x9x1", "٩x9x10",
    ])
  func unreadable(_ text: String) {
    #expect(throws: BoardSpecFault.unreadable(text)) { try BoardSpec.parse(text) }
    #expect(BoardSpec(text) == nil)
  }

  @Test(
    "and a literal board that do not agree are refused",
    arguments: [
      ("*..", "it has 1 rows, not 2"), ("*../..", "row 2 has 2 squares, not 3"),
      ("*../..x", "row 2 has something other than “*” and “.” in it"),
      ("*../..*", "it has 2 mines, not 1"), ("", "it has 1 rows, not 2"),
    ])
  func literal(_ text: String, _ reason: String) throws {
    let spec = try BoardSpec(width: 3, height: 2, mines: 1)
    let fault = #expect(throws: BoardTextFault.self) { try Board(spec, mines: text) }
    #expect(fault?.description == reason)
  }
}
