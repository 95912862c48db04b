import SudokuGameState
import SudokuSolver
import Testing

@Suite("A board")
struct BoardTests {
  static let puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

  /// Every note that is shown, in reading order.
  private func notes(_ board: Board) -> [[Int]] { Square.all.map { board.notes(at: $0).digits } }

  /// The board after moves, all of which must be legal.
  private func board(_ board: Board, after moves: [Move]) throws -> Board {
    try moves.reduce(board) { try #require($0.applying($1), "\($1)") }
  }

  @Test("keeps its givens whatever is tried")
  func givens() throws {
    let fresh = try Board(Self.puzzle)
    for square in Square.all where fresh.isGiven(square) {
      #expect(fresh.applying(.erase(square)) == nil)
      for digit in 1...9 {
        #expect(fresh.applying(.enter(digit, square)) == nil)
        #expect(fresh.applying(.note(digit, square)) == nil)
      }
    }
  }

  @Test("a digit goes in, is replaced and taken away; what changes nothing is no move")
  func entries() throws {
    let fresh = try Board(Self.puzzle)
    let square = Square(row: 0, column: 2)
    #expect(fresh.applying(.erase(square)) == nil)
    let four = try board(fresh, after: [.enter(4, square)])
    #expect(four.digits[square] == 4 && four.enteredCount == 1)
    #expect(four.applying(.enter(4, square)) == nil)
    #expect(try board(four, after: [.enter(2, square)]).digits[square] == 2)
    #expect(try board(four, after: [.erase(square)]) == fresh)
  }

  @Test("a wrong digit that clears its peers' notes, then erased or corrected: as they were")
  func notesComeBack() throws {
    let square = Square(row: 4, column: 4)
    var pencilled = try board(Board(Self.puzzle), after: [.fillNotes])
    for peer in square.peers.prefix(6) where pencilled.notes(at: peer).contains(5) {
      pencilled = try board(pencilled, after: [.note(5, peer)])
    }
    for wrong in 1...9 where pencilled.notes(at: square).contains(wrong) {
      let entered = try board(pencilled, after: [.enter(wrong, square)])
      #expect(square.peers.allSatisfy { !entered.notes(at: $0).contains(wrong) })
      #expect(entered.notes(at: square).isEmpty)
      #expect(try notes(board(entered, after: [.erase(square)])) == notes(pencilled))
      for right in 1...9 where right != wrong {
        let direct = try board(pencilled, after: [.enter(right, square)])
        #expect(try notes(board(entered, after: [.enter(right, square)])) == notes(direct))
      }
    }
  }

  @Test("notes edited beside a wrong digit stay edited when it goes")
  func editedMeanwhile() throws {
    let square = Square(row: 0, column: 2)
    let peer = Square(row: 0, column: 3)
    let moves: [Move] = [
      .note(2, peer), .note(6, peer), .enter(2, square), .note(6, peer), .erase(square),
    ]
    #expect(try board(Board(Self.puzzle), after: moves).notes(at: peer).digits == [2])
  }

  @Test("candidates filled in beside a wrong digit are complete when it goes")
  func filledMeanwhile() throws {
    let square = Square(row: 0, column: 2)
    let fresh = try Board(Self.puzzle)
    let filled = try board(fresh, after: [.fillNotes])
    let moves: [Move] = [.enter(2, square), .fillNotes, .erase(square), .fillNotes]
    let wrongMeanwhile = try moves.dropLast().reduce(fresh) { try #require($0.applying($1)) }
    #expect(
      Square.all.filter { $0 != square }.allSatisfy {
        wrongMeanwhile.notes(at: $0) == filled.notes(at: $0)
      })
  }

  @Test("a note is toggled; one that a digit in sight rules out is no move")
  func notesToggle() throws {
    let fresh = try Board(Self.puzzle)
    let square = Square(row: 0, column: 2)
    let noted = try board(fresh, after: [.note(1, square), .note(4, square)])
    #expect(noted.notes(at: square).digits == [1, 4])
    #expect(try board(noted, after: [.note(1, square)]).notes(at: square).digits == [4])
    for seen in [3, 5, 6, 7, 8, 9] { #expect(fresh.applying(.note(seen, square)) == nil) }
    #expect(try board(noted, after: [.erase(square)]) == fresh)
    #expect(try board(noted, after: [.clearNotes]) == fresh)
    #expect(fresh.applying(.clearNotes) == nil)
  }

  @Test("filled notes are the candidates: every digit that no square in sight holds")
  func fill() throws {
    let filled = try board(Board(Self.puzzle), after: [.fillNotes])
    for square in Square.all where filled.digits[square] == nil {
      let expected = (1...9).filter { digit in
        !Square.all.contains { $0.sees(square) && filled.digits[$0] == digit }
      }
      #expect(filled.notes(at: square).digits == expected)
    }
    #expect(filled.applying(.fillNotes) == nil)
  }

  @Test("is solved when it is full and right, not when it is full, and then stays as it is")
  func solved() throws {
    let fresh = try Board(Self.puzzle)
    let solution = try #require(fresh.solution)
    var playing = fresh
    let open = Square.all.filter { !fresh.isGiven($0) }
    for square in open.dropLast() {
      let digit = try #require(solution[square])
      playing = try board(playing, after: [.enter(digit, square)])
      #expect(!playing.isSolved)
    }
    let last = try #require(open.last)
    let right = try #require(solution[last])
    for digit in 1...9 {
      let full = try board(playing, after: [.enter(digit, last)])
      #expect(full.isSolved == (digit == right))
      #expect(full.wrongSquares == (digit == right ? [] : [last]))
      if digit == right { #expect(full.applying(.erase(last)) == nil) }
    }
  }

  @Test("counts down what is left of a digit, and below zero")
  func remaining() throws {
    let fresh = try Board(Self.puzzle)
    #expect(fresh.remaining(6) == 4)
    let open = Square.all.filter { !fresh.isGiven($0) }.prefix(5)
    let many = try board(fresh, after: open.map { .enter(6, $0) })
    #expect(many.remaining(6) == -1)
  }
}
