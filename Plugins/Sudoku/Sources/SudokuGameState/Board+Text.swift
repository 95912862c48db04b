import SudokuSolver

extension Board {
  /// Starts the puzzle that 81 characters describe, `.` or `0` for an open square.
  public init(_ text: some StringProtocol) throws(PuzzleFault) {
    let givens: SudokuGrid
    do {
      givens = try SudokuGrid(parsing: text)
    } catch {
      throw .unreadable(error)
    }
    try self.init(givens)
  }

  /// The puzzle that gives nothing, which every filled grid solves.
  public static let empty = Board(
    SudokuGrid(), verdict: Solver.verdict(on: SudokuGrid()))
}
