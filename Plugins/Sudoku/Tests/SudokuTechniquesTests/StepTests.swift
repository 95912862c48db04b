import SudokuSolver
import Testing

@testable import SudokuTechniques

@Suite("Finding and telling steps")
struct StepTests {
  @Test("a technique's first use in a puzzle is told in one sentence", arguments: PinnedStep.all)
  func told(_ pin: PinnedStep) throws {
    let path = SolutionPath(try SudokuGrid(parsing: pin.puzzle))
    #expect(path.isComplete)
    let step = try #require(path.steps.first { $0.technique == pin.technique })
    #expect(step.explanation == pin.explanation)
  }

  @Test("every technique but the remote pair is pinned by a puzzle that needs it")
  func pinned() {
    let pinned = Set(PinnedStep.all.map(\.technique))
    #expect(Set(Technique.allCases).subtracting(pinned) == [.remotePair])
  }

  @Test("four cells with the same pair in a chain are a remote pair")
  func remotePair() throws {
    var grid = CandidateGrid(SudokuGrid())
    for (row, column) in [(0, 0), (0, 4), (4, 4), (5, 5)] {
      for digit in 3...9 { grid.eliminate(digit, at: Cell(row: row, column: column)) }
    }
    for pair in grid.steps(of: .nakedPair) { grid.apply(pair) }
    let steps = grid.steps(of: .remotePair)
    #expect(steps.count == 1)
    #expect(steps.first?.eliminations.map(\.description) == ["1r6c1", "2r6c1"])
    #expect(
      steps.first?.explanation
        == "Remote Pair: r1c1 and r5c5 hold one of 1 and 2 and r1c5 and r6c6 the other, "
        + "so remove 1 from r6c1, and 2 from r6c1.")
    grid.eliminate(2, at: Cell(row: 4, column: 4))
    #expect(grid.steps(of: .remotePair).isEmpty)
  }

  @Test("each step on the way agrees with the solution, changes the position and names its pattern")
  func sound() throws {
    for puzzle in Set(PinnedStep.all.map(\.puzzle)) {
      let grid = try SudokuGrid(parsing: puzzle)
      let solution = try #require(Solver.solve(grid))
      var position = CandidateGrid(grid)
      for step in SolutionPath(grid).steps {
        for out in step.eliminations {
          #expect(solution[out.cell] != out.digit)
          #expect(position.places(of: out.digit).contains(out.cell))
        }
        for placed in step.placements { #expect(solution[placed.cell] == placed.digit) }
        #expect(!step.cells.isEmpty)
        #expect(step.placements.isEmpty != step.eliminations.isEmpty)
        #expect(Set(step.eliminations).count == step.eliminations.count)
        position.apply(step)
      }
      #expect(position.digits == solution)
    }
  }

  @Test("a filled, an empty and a contradictory grid offer no step that breaks")
  func corners() throws {
    let empty = CandidateGrid(SudokuGrid())
    for technique in Technique.allCases { #expect(empty.steps(of: technique).isEmpty) }
    let full = CandidateGrid(try #require(Solver.solve(SudokuGrid())))
    for technique in Technique.allCases { #expect(full.steps(of: technique).isEmpty) }
    let none = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
    #expect(!SolutionPath(try SudokuGrid(parsing: none)).isComplete)
  }
}
