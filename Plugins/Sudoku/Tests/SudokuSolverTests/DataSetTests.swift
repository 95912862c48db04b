import SudokuTestSupport
import Testing

@testable import SudokuSolver

@Suite("Solving the public data sets")
struct DataSetTests {
  static let proper = [
    "sudoku_17clue.txt", "sudoku_hardest_1905_11plus.txt", "sudoku_hardest_1106.txt",
    "sudoku_top1465.txt",
  ]
  static let ambiguous = DataFile("sudoku_serg_multiple.txt")

  @Test(
    "each proper puzzle has one solution, which keeps its givens",
    .enabled(
      if: proper.allSatisfy { DataFile($0).isPresent }, Comment(rawValue: DataFile.absence)),
    arguments: proper)
  func oneSolution(_ name: String) throws {
    var count = 0
    var mostGuesses = 0
    for line in DataFile(name).lines(inShortRun: 300) {
      let grid = try SudokuGrid(parsing: line.prefix(81))
      var search = Search(limit: 2, keepsSolutions: true)
      var state = SearchState(grid)
      search.run(&state)
      let solution = try #require(search.solutions.first)
      try #require(search.count == 1, "\(line)")
      try #require(solution.isSolved, "\(line)")
      try #require(
        zip(grid.digits, solution.digits).allSatisfy { $0 == 0 || $0 == $1 }, "\(line)")
      mostGuesses = max(mostGuesses, search.guesses)
      count += 1
    }
    #expect(count >= 300)
    #expect(mostGuesses < 5_000)
    print("\(name): \(count) puzzles, one solution each, at most \(mostGuesses) guesses")
  }

  @Test(
    "each grid with several solutions shows at least two",
    .enabled(if: ambiguous.isPresent, Comment(rawValue: DataFile.absence)))
  func several() throws {
    var count = 0
    for line in Self.ambiguous.lines(inShortRun: 300) {
      let solutions = Solver.solutions(of: try SudokuGrid(parsing: line.prefix(81)), limit: 2)
      try #require(Set(solutions).count == 2, "\(line)")
      try #require(solutions.allSatisfy { $0.isSolved }, "\(line)")
      count += 1
    }
    #expect(count >= 300)
    print("\(Self.ambiguous.name): \(count) grids, two or more solutions each")
  }
}
