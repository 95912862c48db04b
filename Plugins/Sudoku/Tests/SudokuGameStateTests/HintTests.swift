import SudokuTechniques
import Testing

@testable import SudokuGameState
@testable import SudokuSolver

@Suite("A hint")
struct HintTests {
  @Test("is the next single, and points at its square")
  func single() throws {
    let hint = try #require(try Board(BoardTests.puzzle).hints().first)
    guard case .step(let step) = hint.finding else {
      Issue.record("not a step: \(hint.finding)")
      return
    }
    #expect([.fullHouse, .hiddenSingleInBox, .hiddenSingleInLine].contains(step.technique))
    let placement = try #require(hint.placement)
    #expect(hint.squares.contains(placement.square))
  }

  @Test("followed again and again finishes a puzzle of every level", arguments: Level.allCases)
  func finishes(_ level: Level) throws {
    var board = Board(level, seed: 5)
    while !board.isSolved {
      let hints = board.hints()
      let placement = try #require(hints.last?.placement)
      #expect(hints.dropLast().allSatisfy { $0.placement == nil && !$0.squares.isEmpty })
      board = try #require(board.applying(.enter(placement.digit, placement.square)))
    }
    #expect(board.digits == board.solution)
    #expect(board.hints().isEmpty)
  }

  @Test("leaves out what the player's notes have struck already")
  func knownFromNotes() throws {
    // Medium puzzles need locked candidates somewhere before the end.
    var board = try #require(Board(.medium, seed: 5).applying(.fillNotes))
    while board.hints().count == 1, let placement = board.hints().first?.placement {
      board = try #require(board.applying(.enter(placement.digit, placement.square)))
    }
    let before = board.hints()
    #expect(before.count > 1)
    let step = try #require(CandidateGrid(board.digits).simplestStep())
    for candidate in step.eliminations {
      board = try #require(board.applying(.note(candidate.digit, candidate.cell)))
    }
    #expect(board.hints().first != before.first)
    #expect(board.hints().count == before.count - 1)
  }

  @Test("looks first at what is wrong: the conflict, then the wrong digit")
  func wrong() throws {
    let fresh = try Board(BoardTests.puzzle)
    let square = Square(row: 0, column: 2)
    let conflict = try #require(fresh.applying(.enter(5, square))?.hints().first)
    #expect(
      conflict.finding
        == .conflict(
          Conflict(digit: 5, house: .row(0), first: Square(row: 0, column: 0), second: square)))
    #expect(conflict.squares == [Square(row: 0, column: 0), square])
    let wrong = try #require(fresh.applying(.enter(2, square))?.hints().first)
    #expect(wrong.finding == .wrong(Hint.Placement(digit: 2, square: square)))
    #expect(wrong.squares == [square] && wrong.placement == nil)
  }

  @Test("in a puzzle with several solutions follows the player's, and says when none is left")
  func ambiguous() throws {
    let text = "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1.."
    var board = try Board(text)
    #expect(board.verdict == .ambiguous(count: 6, isExact: true))
    while !board.isSolved {
      let placement = try #require(board.hints().last?.placement)
      board = try #require(board.applying(.enter(placement.digit, placement.square)))
    }
    let fresh = try Board(text)
    let moves = Square.all.flatMap { square in (1...9).map { Move.enter($0, square) } }
    let deadEnd = try #require(
      moves.lazy.compactMap { fresh.applying($0) }.first {
        $0.digits.firstConflict == nil && Solver.solve($0.digits) == nil
      })
    #expect(deadEnd.hints().map(\.finding) == [.deadEnd])
  }
}
