import SudokuSolver
import Testing

@testable import SudokuTechniques

@Suite("Grading")
struct GradeTests {
  @Test("a full valid grid is solved with rating 0")
  func solved() throws {
    let grade = Grade(try #require(Solver.solve(SudokuGrid())))
    #expect(grade.rating == 0)
    #expect(grade.score == 0)
    #expect(grade.level == .easy)
    #expect(grade.hardest == nil)
    #expect(grade.description == "solved, rating 0")
  }

  @Test("a puzzle's level and rating are its hardest step's, its score the sum")
  func hard() throws {
    let puzzle = ".5...86.1..3..4.5...........9126...7...7....2.3..4........5....41..7..9...6..9.3."
    let path = SolutionPath(try SudokuGrid(parsing: puzzle))
    let grade = path.grade
    #expect(grade.level == .hard)
    #expect(grade.hardest == .hiddenPair)
    #expect(grade.rating == 34)
    #expect(grade.score == path.steps.map(\.technique.weight).reduce(0, +))
    #expect(grade.counts.values.reduce(0, +) == path.steps.count)
    #expect(grade.description.hasPrefix("hard, rating 34, score "))
    #expect(grade.description.hasSuffix(", hardest step Hidden Pair"))
  }

  @Test("what the techniques cannot finish has no level")
  func beyond() throws {
    let puzzle = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"
    let grade = Grade(try SudokuGrid(parsing: puzzle))
    #expect(grade.level == nil)
    #expect(grade.description.hasPrefix("beyond"))
  }

  @Test("harder levels hold the harder techniques, in order")
  func order() {
    for (easier, harder) in zip(Technique.allCases, Technique.allCases.dropFirst()) {
      #expect(easier < harder)
      #expect(easier.rating <= harder.rating)
      #expect(easier.level <= harder.level)
    }
    #expect(Level.allCases == Level.allCases.sorted())
    #expect(Set(Technique.allCases.map(\.name)).count == Technique.allCases.count)
  }

  @Test("a lower level sees only its own steps")
  func lower() throws {
    let puzzle = ".5...86.1..3..4.5...........9126...7...7....2.3..4........5....41..7..9...6..9.3."
    let path = SolutionPath(try SudokuGrid(parsing: puzzle), upTo: .medium)
    #expect(!path.isComplete)
    #expect(path.steps.allSatisfy { $0.technique.level <= .medium })
    #expect(path.grade.level == nil)
  }
}
