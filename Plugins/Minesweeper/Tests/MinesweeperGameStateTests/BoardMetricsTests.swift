import Testing

@testable import MinesweeperGameState

@Suite("A board's work")
struct BoardMetricsTests {
  @Test("is what other programs measured", arguments: Known.all.indices)
  func known(_ index: Int) {
    let known = Known.all[index]
    let metrics = BoardMetrics(known.board)
    #expect(metrics.threeBV == known.threeBV && metrics.openings == known.openings)
  }

  /// The report says 22 and 3 of these rows, by the definition that `known` holds to they are 18
  /// and 4: the report and its rows are of two boards.
  @Test("of the reported board, as its rows are written")
  func reported() throws {
    let rows = [
      "******..*", "****.*...", "..*...*..", ".*....*..", ".*....***", ".*....*..",
      ".*.*..*..", "..***....", "..****...",
    ].joined(separator: "/")
    let spec = try BoardSpec(width: 9, height: 9, mines: 32)
    let board = try Board(spec, mines: rows)
    #expect(board.minesText == rows)
    #expect(BoardMetrics(board) == metrics(4, 18))
    let opened = try #require(board.applying(.open(board.index(column: 4, row: 4))))
    #expect(opened.look(at: board.index(column: 4, row: 4)) == .number(0))
  }

  @Test("counts an opening once, and a numbered square only where no opening reaches it")
  func small() throws {
    #expect(BoardMetrics(try board("...", "...", "..*")) == metrics(1, 1))
    #expect(BoardMetrics(try board("*..")) == metrics(1, 1))
    #expect(BoardMetrics(try board("*.*")) == metrics(0, 1))
    #expect(BoardMetrics(try board("..*..")) == metrics(2, 2))
    #expect(BoardMetrics(try board("*.*", "...", "*.*")) == metrics(0, 5))
  }

  @Test("is the number of clicks of a player who opens the openings first")
  func againstPlay() throws {
    for seed in 0..<100 as Range<UInt64> {
      var board = try #require(Board(.intermediate, seed: seed).applying(.open(0)))
      let metrics = BoardMetrics(board)
      let text = try #require(board.minesText)
      board = try Board(board.spec, mines: text)
      var clicks = 0
      for zerosFirst in [true, false] {
        for index in board.squares.indices {
          let square = board.squares[index]
          guard !square.isMine, zerosFirst == (square.number == 0),
            let next = board.applying(.open(index))
          else { continue }
          board = next
          clicks += 1
        }
      }
      #expect(board.status == .won && clicks == metrics.threeBV)
    }
  }

  private func metrics(_ openings: Int, _ threeBV: Int) -> BoardMetrics {
    BoardMetrics(openings: openings, threeBV: threeBV)
  }
}
