/// A depth-first search that stops once it has seen enough solutions.
///
/// Its depth is at most the number of open cells, and each level keeps one `SearchState`.
struct Search {
  let limit: Int
  let keepsSolutions: Bool
  private(set) var count = 0
  /// How many candidates were tried: the search's cost, which does not vary with the machine.
  private(set) var guesses = 0
  private(set) var solutions: [SudokuGrid] = []
  private var fruitlessGuesses = 0
  private let tables = BandTables.shared

  /// After so many guesses without a solution, each state is probed before the next guess.
  ///
  /// Few grids ever get here. Those that do, mostly ones with few givens and no solution, would
  /// otherwise take a hundred times as long.
  private static let patience = 400

  init(limit: Int, keepsSolutions: Bool) {
    self.limit = limit
    self.keepsSolutions = keepsSolutions
  }

  /// Counts the solutions that follow from a state, which is used up.
  mutating func run(_ state: inout SearchState) {
    while state.propagate(tables) {
      if fruitlessGuesses > Self.patience {
        guard let isChanged = state.probe(tables) else { return }
        if isChanged { continue }
      }
      guard let choice = state.choice else {
        count += 1
        fruitlessGuesses = 0
        if keepsSolutions { solutions.append(state.grid) }
        return
      }
      guesses += 1
      fruitlessGuesses += 1
      var guess = state
      guess.place(choice.digit, band: choice.band, cell: choice.cell, tables)
      run(&guess)
      if count >= limit { return }
      state.exclude(choice.digit, band: choice.band, cell: choice.cell)
    }
  }
}
