public import MinesweeperGameState

extension Solver {
  /// Whether a board can be finished from a first square without a guess; nil when some position
  /// on the way has too many arrangements to count off.
  ///
  /// The board's mines lie already, and the first square has none.
  public static func isSolvableWithoutGuess(_ board: Board, from first: Int) -> Bool? {
    guard let board = board.applying(.open(first)) else { return false }
    return canBeFinishedWithoutGuess(board)
  }

  /// Whether a board on which something is open can be finished without a guess; nil when some
  /// position on the way takes more than `mostSteps` steps to be counted off.
  static func canBeFinishedWithoutGuess(
    _ board: Board, mostSteps: Int = Solver.mostSteps
  ) -> Bool? {
    var board = board
    while board.status == .playing {
      var knowledge = Knowledge(board)
      var safe: [Int] = []
      while safe.isEmpty {
        guard let deduction = deduce(knowledge, mostSteps: mostSteps) else { return nil }
        safe = deduction.safe
        guard safe.isEmpty else { break }
        // Mines alone help on only if they are taken note of.
        guard !deduction.mines.isEmpty else { return false }
        for mine in deduction.mines { knowledge.setMine(mine) }
      }
      for square in safe { board = board.applying(.open(square)) ?? board }
    }
    return board.status == .won
  }
}
