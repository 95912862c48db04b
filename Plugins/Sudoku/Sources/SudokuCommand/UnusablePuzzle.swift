import SudokuSolver

/// A line of the input that a command could do nothing with.
struct UnusablePuzzle: Error {
  /// Why, as a sentence.
  let reason: String

  static func parse(_ text: Substring) throws(UnusablePuzzle) -> SudokuGrid {
    do throws(GridError) {
      return try SudokuGrid(parsing: text)
    } catch {
      throw UnusablePuzzle(reason: error.description)
    }
  }

  /// A proper puzzle's solution.
  static func solution(of grid: SudokuGrid) throws(UnusablePuzzle) -> SudokuGrid {
    let verdict = Solver.verdict(on: grid)
    guard case .unique(let solution) = verdict else {
      throw UnusablePuzzle(reason: verdict.description)
    }
    return solution
  }
}
