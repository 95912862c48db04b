import SudokuGameState
import SudokuSolver
import Testing

/// The field reports' rows on puzzles that players bring along.
@Suite("A puzzle of the player's own")
struct ImportTests {
  static let unique =
    "000000002020050801000000300704090000000085410005037000180000900007009000200040058"

  @Test("with one solution, with 26, and a character short")
  func solutions() throws {
    #expect(try Board(Self.unique).solution != nil)
    var text = Array(Self.unique)
    #expect(text[5 * 9 + 2] == "5")
    text[5 * 9 + 2] = "0"
    #expect(try Board(String(text)).verdict == .ambiguous(count: 26, isExact: true))
    #expect(throws: PuzzleFault.unreadable(.length(80))) { try Board(Self.unique.dropLast()) }
  }

  @Test(
    "without a solution is told of as the puzzle, not as an entry",
    arguments: [
      "62.485..98.39..5..5......83.......5..6.2...3.3.......84..3721652365918747..846392",
      ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    ])
  func unsolvable(_ text: String) {
    let fault = #expect(throws: PuzzleFault.unsolvable) { try Board(text) }
    #expect(fault?.description == "The puzzle has no solution.")
  }

  @Test("whose digits conflict is refused, naming the row and the digit")
  func conflict() {
    let text = String(repeating: "0", count: 63) + "900900000900900000"
    let fault = #expect(throws: PuzzleFault.self) { try Board(text) }
    #expect(
      fault?.description
        == "The digit 9 is given twice in row 8 (r8c1 and r8c4); remove one of them.")
  }

  @Test("that is empty has many solutions; that is full is solved from the start")
  func extremes() throws {
    #expect(
      try Board(String(repeating: ".", count: 81)).verdict
        == .ambiguous(count: 1000, isExact: false))
    let solution = try #require(try Board(Self.unique).solution)
    let full = try Board("\(solution)")
    #expect(full.isSolved && full.openCount == 0 && full.hints().isEmpty)
    #expect(full.verdict == .unique(solution: solution))
    #expect(full.applying(.fillNotes) == nil)
  }

  @Test("with several solutions is solved by any of them")
  func anySolution() throws {
    let text = "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1.."
    let fresh = try Board(text)
    for solution in Solver.solutions(of: fresh.givens, limit: 10) {
      let filled = try Square.all.filter { !fresh.isGiven($0) }.reduce(fresh) { board, square in
        try #require(board.applying(.enter(solution[square] ?? 1, square)))
      }
      #expect(filled.isSolved && filled.wrongSquares.isEmpty)
    }
  }
}
