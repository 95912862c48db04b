/// An exact solver: what it says about a grid is proved by exhausting the alternatives.
///
/// Stateless and deterministic: the same grid gives the same solutions in the same order on every
/// platform. A grid whose digits conflict has no solution.
public enum Solver {
  /// The first solution found, or `nil` when there is none; it need not be the only one.
  public static func solve(_ grid: SudokuGrid) -> SudokuGrid? {
    solutions(of: grid, limit: 1).first
  }

  /// How many solutions there are, counted no further than the limit.
  public static func countSolutions(of grid: SudokuGrid, limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    var search = Search(limit: limit, keepsSolutions: false)
    var state = SearchState(grid)
    search.run(&state)
    return search.count
  }

  /// The solutions, found no further than the limit.
  public static func solutions(of grid: SudokuGrid, limit: Int) -> [SudokuGrid] {
    guard limit > 0 else { return [] }
    var search = Search(limit: limit, keepsSolutions: true)
    var state = SearchState(grid)
    search.run(&state)
    return search.solutions
  }

  /// Whether a grid is a proper puzzle, with its solution or the number of its solutions.
  ///
  /// Counts no further than the limit, which is at least 2.
  public static func verdict(on grid: SudokuGrid, limit: Int = 1000) -> Verdict {
    let limit = max(limit, 2)
    let first = solutions(of: grid, limit: 2)
    switch first.count {
    case 0: return .unsolvable
    case 1: return .unique(solution: first[0])
    default:
      let count = countSolutions(of: grid, limit: limit)
      return .ambiguous(count: count, isExact: count < limit)
    }
  }

  /// Whether a grid would still have a solution if a cell held any digit but this one.
  ///
  /// For a solved grid's puzzle this answers uniqueness with half the search of counting to two.
  package static func hasSolution(_ grid: SudokuGrid, excluding digit: Int, at cell: Cell) -> Bool {
    var search = Search(limit: 1, keepsSolutions: false)
    var state = SearchState(grid)
    state.exclude(digit - 1, band: cell.index / 27, cell: cell.index % 27)
    search.run(&state)
    return search.count > 0
  }
}
