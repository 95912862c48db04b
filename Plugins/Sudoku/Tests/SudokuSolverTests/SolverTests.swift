import Testing

@testable import SudokuSolver

@Suite("Solving and counting")
struct SolverTests {
  @Test("six solutions are counted exactly")
  func six() throws {
    let grid = try SudokuGrid(parsing: FieldReport.sixSolutions)
    #expect(Solver.countSolutions(of: grid, limit: 100) == 6)
    #expect(Set(Solver.solutions(of: grid, limit: 100)).count == 6)
    let verdict = Solver.verdict(on: grid)
    #expect(verdict == .ambiguous(count: 6, isExact: true))
    #expect(verdict.description == "The puzzle has 6 solutions.")
  }

  @Test("a proper puzzle has one solution, and 26 without the 5 at r6c3")
  func properAndReduced() throws {
    var grid = try SudokuGrid(parsing: FieldReport.proper)
    #expect(Solver.countSolutions(of: grid, limit: 100) == 1)
    grid[Cell(row: 5, column: 2)] = nil
    #expect(Solver.countSolutions(of: grid, limit: 100) == 26)
    #expect(Solver.countSolutions(of: grid, limit: 26) == 26)
    #expect(Solver.countSolutions(of: grid, limit: 25) == 25)
    #expect(Solver.verdict(on: grid, limit: 10) == .ambiguous(count: 10, isExact: false))
  }

  @Test("a puzzle without a solution is blamed on the puzzle")
  func unsolvable() throws {
    let verdict = Solver.verdict(on: try SudokuGrid(parsing: FieldReport.spoilt))
    #expect(verdict == .unsolvable)
    #expect(verdict.description == "The puzzle has no solution.")
  }

  @Test("grids that stall other solvers are decided in every orientation with few guesses")
  func stallingGrids() throws {
    for (line, limit, count) in [
      (FieldReport.slowUnique, 2, 1), (FieldReport.slowMany, 1000, 1000),
      (FieldReport.slowNone, 1, 0),
    ] {
      for turned in FieldReport.orientations(line) {
        var search = Search(limit: limit, keepsSolutions: false)
        var state = SearchState(try SudokuGrid(parsing: turned))
        search.run(&state)
        #expect(search.count == count)
        #expect(search.guesses < 1_500, "\(turned) took \(search.guesses) guesses")
      }
    }
  }

  @Test("grids with few givens that mislead the guessing are probed before they cost much")
  func probedGrids() throws {
    for (line, isSolvable) in FieldReport.slowestFound {
      for turned in FieldReport.orientations(line) {
        var search = Search(limit: 1, keepsSolutions: false)
        var state = SearchState(try SudokuGrid(parsing: turned))
        search.run(&state)
        #expect(search.count == (isSolvable ? 1 : 0))
        #expect(search.guesses < 1_500, "\(turned) took \(search.guesses) guesses")
      }
    }
  }

  @Test("probing keeps the solution's digits and refutes a grid without one")
  func probing() throws {
    let grid = try SudokuGrid(parsing: FieldReport.slowUnique)
    let solution = try #require(Solver.solve(grid))
    let probed = try #require(probedToTheEnd(grid))
    for cell in Cell.all {
      let digit = try #require(solution[cell])
      #expect(probed.possible[cell.index / 27 * 9 + digit - 1] >> UInt32(cell.index % 27) & 1 == 1)
    }
    let refuted = probedToTheEnd(try SudokuGrid(parsing: FieldReport.slowNone))
    #expect(refuted == nil)
  }

  private func probedToTheEnd(_ grid: SudokuGrid) -> SearchState? {
    var state = SearchState(grid)
    guard state.propagate(.shared) else { return nil }
    while true {
      guard let isChanged = state.probe(.shared) else { return nil }
      if !isChanged { return state }
    }
  }

  @Test("the empty grid has many solutions, all different and all valid")
  func emptyGrid() {
    let solutions = Solver.solutions(of: SudokuGrid(), limit: 500)
    #expect(Set(solutions).count == 500)
    #expect(solutions.allSatisfy { $0.isSolved })
    #expect(Solver.verdict(on: SudokuGrid()) == .ambiguous(count: 1000, isExact: false))
  }

  @Test("a full valid grid is its own only solution")
  func fullGrid() throws {
    let grid = try SudokuGrid(parsing: FieldReport.solved)
    #expect(grid.isSolved)
    #expect(Solver.verdict(on: grid) == .unique(solution: grid))
  }

  @Test("a grid whose digits conflict has no solution, even when full")
  func conflictingGrid() throws {
    var grid = SudokuGrid()
    grid[Cell(row: 4, column: 0)] = 9
    grid[Cell(row: 4, column: 8)] = 9
    #expect(Solver.solve(grid) == nil)
    var full = try SudokuGrid(parsing: FieldReport.solved)
    full[Cell(row: 0, column: 0)] = 2
    #expect(!full.isSolved)
    #expect(Solver.countSolutions(of: full, limit: 2) == 0)
  }

  @Test("a limit of zero or less counts nothing")
  func noLimit() {
    #expect(Solver.countSolutions(of: SudokuGrid(), limit: 0) == 0)
    #expect(Solver.solutions(of: SudokuGrid(), limit: -1).isEmpty)
  }

  @Test("excluding the solution's digit leaves a solution exactly where there is a second one")
  func excluding() throws {
    var grid = try SudokuGrid(parsing: FieldReport.proper)
    let cell = Cell(row: 5, column: 2)
    grid[cell] = nil
    #expect(Solver.hasSolution(grid, excluding: 5, at: cell))
    let blank = Cell(row: 0, column: 0)
    let proper = try SudokuGrid(parsing: FieldReport.proper)
    let solution = try #require(Solver.solve(proper))
    let digit = try #require(solution[blank])
    #expect(!Solver.hasSolution(proper, excluding: digit, at: blank))
  }

  @Test("the solver agrees with a plain search cell by cell")
  func agreesWithPlainSearch() throws {
    let solved = try SudokuGrid(parsing: FieldReport.solved)
    for step in 1...40 {
      var grid = solved
      for index in 0..<81 where (index * step * 7 + index) % 81 < 30 + step % 14 {
        grid[Cell(index: index)] = nil
      }
      #expect(Solver.countSolutions(of: grid, limit: 40) == plainCount(grid, limit: 40))
    }
  }

  /// Counts by trying every digit in the first blank cell.
  private func plainCount(_ grid: SudokuGrid, limit: Int) -> Int {
    guard let blank = Cell.all.first(where: { grid[$0] == nil }) else { return 1 }
    var count = 0
    for digit in 1...9 where !Cell.all.contains(where: { $0.sees(blank) && grid[$0] == digit }) {
      var next = grid
      next[blank] = digit
      count += plainCount(next, limit: limit - count)
      if count >= limit { break }
    }
    return count
  }
}
