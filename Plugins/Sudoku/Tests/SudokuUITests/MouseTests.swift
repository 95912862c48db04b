import GamePluginKit
import GamePluginTesting
import SudokuGameState
import SudokuSolver
import SudokuUI
import Testing

@Suite("The mouse")
struct MouseTests {
  @Test(
    "plays a whole game by itself, whatever the size",
    arguments: [(80, 24), (120, 40), (60, 20), (40, 15), (31, 18), (22, 16)])
  func mouseAlone(_ columns: Int, _ rows: Int) throws {
    let player = try Player("easy#5", columns: columns, rows: rows)
    let board = try player.board
    for square in Square.all where !board.isGiven(square) {
      try player.click(action: "select", cell: square.index)
      let digit = try #require(board.solution?[square])
      try player.click(action: "digit.\(digit)")
      #expect(player.last == .committed)
    }
    #expect(player.completions.map(\.isWon) == [true])
    #expect(try player.screen.contains("✓ Solved"))
  }

  @Test("writes notes, erases, takes back, asks for a hint and has it placed")
  func commands() throws {
    let player = try Player()
    let square = Square(row: 0, column: 2)
    try player.click(action: "select", cell: 2)
    try player.click(action: "notes")
    try player.click(action: "digit.1")
    try player.click(action: "digit.2")
    #expect(try player.board.notes(at: square).digits == [1, 2])
    try player.click(action: "undo")
    #expect(try player.board.notes(at: square).digits == [1])
    try player.click(action: "redo")
    try player.click(action: "erase")
    #expect(try player.board.notes(at: square).isEmpty)
    try player.click(action: "notes")
    try player.click(action: "digit.2")
    try player.click(action: "check")
    #expect(try player.screen.contains("1 digit is wrong: ✗"))
    try player.click(action: "erase")
    try player.click(action: "hint")
    #expect(try player.board.enteredCount == 0)
    #expect(try player.said.contains { $0.hasSuffix("H places it.") })
    try player.click(action: "hint")
    #expect(try player.board.enteredCount == 1 && player.board.wrongSquares.isEmpty)
  }

  @Test("answers a question by its buttons, and only by them")
  func question() throws {
    let player = try Player()
    try player.click(action: "fill")
    try player.click(action: "restart")
    #expect(try player.place(action: "select", cell: 2) == nil)
    #expect(try player.place(action: "undo") == nil)
    #expect(try player.board.hasNotes)
    try player.click(action: "no")
    #expect(try player.board.hasNotes)
    try player.click(action: "restart")
    try player.click(action: "yes")
    #expect(try !player.board.hasNotes)
  }

  @Test("a button pressed on one square and released on another does nothing")
  func releasedElsewhere() throws {
    let player = try Player()
    let before = try player.rows
    try player.send(.pointer(PointerEvent(.press, button: .left, column: 3, row: 2)))
    try player.send(.pointer(PointerEvent(.release, button: .left, column: 30, row: 12)))
    #expect(try player.rows == before)
  }
}
