import GamePluginKit
import GamePluginTesting
import SudokuGameState
import SudokuUI
import Testing

/// Screens as rows of text; nothing records them but the author's hand.
@Suite("The screen")
struct ScreenTests {
  @Test("at 80×24 has room for every pencil mark, the pad and the commands")
  func usual() throws {
    let player = try Player()
    try player.keys("a")
    try player.walk(row: 0, column: 2)
    try player.keys("2")
    try player.send(.tick, after: 83_000)
    #expect(try player.rows == Rows.usual)
    #expect(try player.driver.present().tick == 1000)
  }

  @Test("at 120×40 has lines between the squares, and marks in three rows")
  func large() throws {
    let player = try Player(columns: 120, rows: 40)
    try player.keys("a")
    try player.walk(row: 0, column: 2)
    #expect(try Array(player.rows.prefix(14)) == Rows.large)
    #expect(try player.rows.count <= 40)
  }

  @Test("at 40×15 has the board, the pad and one line of words")
  func small() throws {
    let player = try Player(columns: 40, rows: 15)
    try player.walk(row: 0, column: 2)
    try player.keys("n 1 n right 5")
    #expect(try player.rows == Rows.small)
  }

  @Test("of the least size still has it all")
  func least() throws {
    let player = try Player(columns: 22, rows: 16)
    try player.walk(row: 0, column: 2)
    try player.keys("4")
    #expect(try player.rows == Rows.least)
  }

  @Test("of the least height gives the header's line to what there is to say")
  func leastHeight() throws {
    let player = try Player(columns: 30, rows: 15)
    #expect(try player.rows.first?.contains("Easy") == true)
    try player.walk(row: 0, column: 2)
    try player.keys("2 c")
    #expect(try player.rows.first?.contains("1 digit is wrong") == true)
  }

  @Test("below the least size says so, at any size down to one cell")
  func tooSmall() throws {
    for (columns, rows) in [(21, 16), (22, 14), (12, 3), (1, 1)] {
      let player = try Player(columns: columns, rows: rows)
      let text = try player.rows.joined(separator: " ")
      #expect(columns < 12 || text.contains("too small"))
      #expect(!text.contains("Easy"))
      try player.keys("4 n H a N y")
    }
  }

  @Test("shows digit d always in place d, in both sizes of square")
  func slots() throws {
    for (columns, rows) in [(80, 24), (120, 40)] {
      let all = try Player(
        "custom:" + String(repeating: ".", count: 81), columns: columns, rows: rows)
      try all.walk(row: 0, column: 0)
      try all.keys("a right")
      let full = try all.driver.present().surface.rows
      for digit in 1...9 {
        let one = try Player(
          "custom:" + String(repeating: ".", count: 81), columns: columns, rows: rows)
        try one.walk(row: 0, column: 0)
        try one.keys("n \(digit) n right")
        let shown = try one.driver.present().surface.rows
        var places: [(Int, Int)] = []
        for row in 2..<(columns == 80 ? 4 : 5) {
          let line = Array(full[row]).prefix(columns == 80 ? 6 : 16)
          for column in line.indices where line[column] == Character("\(digit)") {
            places.append((row, column))
          }
        }
        #expect(places.count == 1, "digit \(digit)")
        let place = try #require(places.first)
        #expect(Array(shown[place.0])[place.1] == Character("\(digit)"))
      }
    }
  }

  @Test("tells a conflict and a digit found wrong by a mark, not by colour alone")
  func marks() throws {
    let player = try Player()
    try player.walk(row: 0, column: 2)
    try player.keys("5")
    #expect(try player.rows[2].contains("5!"))
    #expect(try player.label(row: 0, column: 0) == "row 1, column 1, given 5, conflict")
    try player.keys("2 c")
    #expect(try player.rows[2].contains("2✗"))
    #expect(try !player.rows[2].contains("!"))
    try player.keys("4")
    #expect(try !player.rows[2].contains("✗"))
  }

  @Test("no two kinds of square look alike without colour")
  func monochrome() throws {
    let player = try Player()
    try player.walk(row: 0, column: 2)
    try player.keys("4 down down right 6 up up left")
    let surface = try player.driver.present().surface
    func look(_ row: Int, _ column: Int) -> String {
      let cell = surface[1 + column * 6 + column / 3 + 2, 2 + row * 2 + row / 3]
      return "\(cell.text)\(Theme.monochrome.paint(for: cell.style).flags.rawValue)"
    }
    let cursor = look(0, 2)
    let given = look(1, 0)
    let entry = look(2, 3)
    #expect(given.dropFirst() != entry.dropFirst(), "given and entry")
    #expect(cursor.dropFirst() != entry.dropFirst(), "the cursor and an entry")
    #expect(look(0, 3) != look(3, 7), "in sight and out of sight")
  }

  @Test("in ASCII alone says the same")
  func ascii() throws {
    let player = try Player()
    try player.keys("a")
    try player.walk(row: 0, column: 2)
    try player.keys("5")
    let twin = try player.driver.present().surface.asciiTwin()
    #expect(twin.rows.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(!twin.rows.contains { $0.contains("?") })
    #expect(twin.rows[2].contains("5!"))
  }

  @Test("warns of several solutions, and says how many")
  func ambiguous() throws {
    let id = "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1.."
    #expect(try Player("custom:\(id)").said.contains("The puzzle has 6 solutions; any counts."))
    #expect(
      try Player("custom:\(id)", columns: 40, rows: 15).said.contains("6 solutions; any counts"))
    let check = try Player("custom:\(id)")
    try check.keys("c")
    #expect(check.last.committed == false)
  }

  @Test("of a puzzle that is full from the start says that it is solved")
  func full() throws {
    let solution = try #require(try Player().board.solution)
    let player = try Player("custom:\(solution)")
    #expect(try player.screen.contains("✓ Solved"))
    #expect(try player.scene.snapshot()?.isFinished == true)
    #expect(player.completions.isEmpty)
  }

  @Test("is the same after a resize as after opening at that size")
  func resize() throws {
    let resized = try Player(columns: 120, rows: 40)
    for (columns, rows) in [(40, 15), (120, 40), (80, 24), (60, 20)] {
      try resized.send(.resize(CellSize(columns: columns, rows: rows)))
      #expect(try resized.rows == Player(columns: columns, rows: rows).rows)
    }
  }
}
