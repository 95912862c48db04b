import GamePluginKit
import MinesweeperGameState
import MinesweeperPersistence
import MinesweeperSolver
import Testing

@Suite("The board of a day")
struct DailyPuzzleTests {
  let monday = Day(year: 2026, month: 11, day: 30)

  @Test("grows through the week")
  func sizes() {
    #expect(
      (0..<7).map { "\(DailyPuzzle(monday + $0).spec)" }
        == [
          "9x9x10", "9x9x10", "12x10x20", "12x10x20", "16x16x40", "16x16x40", "24x16x72",
        ])
  }

  @Test("is what it is on every machine and in every release")
  func pinned() {
    #expect("\(DailyPuzzle(monday).game)" == Self.pinnedMonday)
    #expect("\(DailyPuzzle(monday + 2).game)" == Self.pinnedWednesday)
    #expect(DailyPuzzle(monday).id == "daily:2026-11-30")
    #expect(DailyPuzzle.day(ofID: "daily:2026-11-30") == monday)
    for other in ["daily:2026-11-31", "daily:", "9x9x10#5", "daily#1"] {
      #expect(DailyPuzzle.day(ofID: other) == nil)
    }
  }

  @Test("needs no guess from where it is open, and is another one each day")
  func fair() throws {
    var boards: Set<String> = []
    for offset in 0..<13 {
      let puzzle = DailyPuzzle(monday + offset)
      let board = puzzle.board
      #expect(board.status == .playing && board.squares[puzzle.search.start].isOpen)
      boards.insert(board.minesText ?? "")
      let again = try Board(puzzle.spec, mines: board.minesText ?? "")
      #expect(Solver.isSolvableWithoutGuess(again, from: puzzle.search.start) == true)
    }
    #expect(boards.count == 13)
  }

  @Test("a board that is open from the start is written down with its square")
  func text() throws {
    let spec = try BoardSpec(width: 3, height: 1, mines: 1)
    #expect(try Board(spec, mines: "*..@2").openCount == 2)
    #expect(try Board(spec, mines: "*..@1").openCount == 1)
    for text in ["*..@0", "*..@3", "*..@", "*..@x", "*..@-1", "*..@1@1", "*..@01"] {
      #expect(throws: BoardTextFault.self) { try Board(spec, mines: text) }
    }
  }

  private static let pinnedMonday =
    "9x9x10:........*/....*..*./........./........./........./.*......*/........./.**....../.*.....**@40"
  private static let pinnedWednesday =
    "12x10x20:............/..*........./..........*./***.***..*../*........**./............/.*......*.../...........*/.*........../*..**....*..@66"
}
