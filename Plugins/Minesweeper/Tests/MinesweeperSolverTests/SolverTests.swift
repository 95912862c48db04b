import MinesweeperGameState
import MinesweeperSolver
import Testing

@Suite("The solver")
struct SolverTests {
  private func board(_ rows: String, open: [Int]) throws -> Board {
    let lines = rows.split(separator: "/")
    let spec = try BoardSpec(
      width: lines[0].count, height: lines.count, mines: rows.count { $0 == "*" })
    return open.reduce(try Board(spec, mines: rows)) { $0.applying(.open($1)) ?? $0 }
  }

  @Test(
    "agrees with another exact solver on whether a guess is needed", arguments: Known.all.indices)
  func known(_ index: Int) {
    let known = Known.all[index]
    #expect(
      Solver.isSolvableWithoutGuess(known.board, from: known.first) == !known.needsGuess)
  }

  @Test("one number by itself: enough mines, or as many closed squares as mines")
  func oneNumber() throws {
    let corner = try board("*../.../...", open: [8])
    #expect(Solver.deduce(corner) == Deduction(mines: [0], reason: .oneNumber))
    let satisfied = try board("*..*/..../....", open: [1, 8])
    #expect(Solver.deduce(satisfied)?.reason != Deduction.Reason.none)
  }

  @Test("several numbers together: 1-1 at an edge frees the third square")
  func severalNumbers() throws {
    let edge = try board(".*.../...../.....", open: [10])
    let found = try #require(Solver.deduce(edge))
    #expect(found.reason != .none)
    let ones = try board("*..*./...../.....", open: [5, 6])
    let deduction = try #require(Solver.deduce(ones))
    #expect(deduction.safe.allSatisfy { !ones.squares[$0].isMine })
  }

  @Test("a last step that needs the number of remaining mines is found, and says so")
  func mineCount() throws {
    let walled = "..*.../..*.../..*..."
    let start = try board(walled, open: [0])
    let beyond = [3, 4, 5, 9, 10, 11, 15, 16, 17]
    let deduction = Deduction(safe: beyond, mines: [2, 8, 14], reason: .mineCount)
    #expect(Solver.deduce(start) == deduction)
    #expect(Solver.isSolvableWithoutGuess(try board(walled, open: []), from: 0) == true)
    let flagged = [3, 4, 5].reduce(start) { $0.applying(.flag($1)) ?? $0 }
    #expect(flagged.flagCount == 3)
    #expect(Solver.deduce(flagged) == deduction, "flags are not knowledge")
  }

  @Test("a position where nothing follows is a guess")
  func guess() throws {
    let fifty = try board("*./..", open: [3])
    #expect(Solver.deduce(fifty) == Deduction())
    #expect(Solver.isSolvableWithoutGuess(try board("*./..", open: []), from: 3) == false)
    #expect(Solver.isSolvableWithoutGuess(try board("*./..", open: []), from: 0) == false)
  }

  @Test("names exactly the squares that all possible arrangements have in common")
  func exact() throws {
    for seed in 0..<400 as Range<UInt64> {
      let (width, height) = [(4, 4), (5, 3), (3, 5), (8, 2)][Int(seed % 4)]
      let mines = 2 + Int(seed / 4 % 6)
      let spec = try BoardSpec(width: width, height: height, mines: mines)
      guard var board = Board(spec, seed: seed).applying(.open(Int(seed * 7) % spec.squareCount))
      else { continue }
      while board.status == .playing {
        let (safe, mined) = common(board)
        let deduction = try #require(Solver.deduce(board))
        #expect(Set(deduction.safe).isSubset(of: safe) && Set(deduction.mines).isSubset(of: mined))
        #expect(deduction.safe.isEmpty == safe.isEmpty)
        if deduction.reason == .mineCount || deduction.safe.isEmpty, !deduction.mines.isEmpty {
          #expect(deduction.safe.isEmpty || Set(deduction.safe) == safe)
        }
        if deduction.safe.isEmpty && deduction.mines.isEmpty {
          #expect(mined.isEmpty, "nothing named, though a mine is certain")
        }
        let next =
          deduction.safe.first
          ?? board.squares.indices.first {
            !board.squares[$0].isOpen && !board.squares[$0].isMine
          }
        board = board.applying(.open(try #require(next))) ?? board
      }
      #expect(board.status == .won)
    }
  }

  /// By trying every arrangement: the closed squares without and with a mine in all of them.
  private func common(_ board: Board) -> (safe: Set<Int>, mines: Set<Int>) {
    let closed = board.squares.indices.filter { !board.squares[$0].isOpen }
    var safe = Set(closed)
    var mines = Set(closed)
    for bits in 0..<(1 << closed.count) where bits.nonzeroBitCount == board.spec.mines {
      let mined = Set(closed.indices.filter { bits >> $0 & 1 == 1 }.map { closed[$0] })
      let fits = board.squares.indices.allSatisfy { index in
        !board.squares[index].isOpen
          || board.neighbours(of: index).count { mined.contains($0) } == board.squares[index].number
      }
      guard fits else { continue }
      safe.subtract(mined)
      mines.formIntersection(mined)
    }
    return (safe, mines)
  }
}
