import SudokuSolver
import SudokuTechniques
import SudokuTestSupport
import Testing

@testable import SudokuGenerator

@Suite("Generating puzzles")
struct GeneratorTests {
  /// 1,000 puzzles per level in a full run.
  static let count: UInt64 = TestRun.isFull ? 1000 : 50

  @Test(
    "each puzzle is unique, minimal, of its level and finished by techniques alone",
    arguments: Level.allCases)
  func promises(_ level: Level) throws {
    var attempts = 0
    var seen: Set<SudokuGrid> = []
    for seed in 1...Self.count {
      let puzzle = Generator.generate(level, seed: seed)
      let comment = Comment(rawValue: "\(level) \(seed): \(puzzle.grid)")
      try #require(
        Solver.verdict(on: puzzle.grid, limit: 2) == .unique(solution: puzzle.solution), comment)
      for cell in Cell.all where puzzle.grid[cell] != nil {
        var fewer = puzzle.grid
        fewer[cell] = nil
        try #require(Solver.countSolutions(of: fewer, limit: 2) == 2, comment)
      }
      let path = SolutionPath(puzzle.grid)
      try #require(path.isComplete, comment)
      try #require(path.final.digits == puzzle.solution, comment)
      try #require(path.grade == puzzle.grade, comment)
      try #require(path.grade.level == level, comment)
      if let below = Level.allCases.last(where: { $0 < level }) {
        try #require(!SolutionPath(puzzle.grid, upTo: below).isComplete, comment)
      }
      attempts += puzzle.attempts
      seen.insert(puzzle.grid)
    }
    #expect(seen.count == Int(Self.count))
    print(
      "generated \(level): \(Self.count) puzzles keep every promise, \(attempts) looked at")
  }

  @Test("a seed names the same puzzle for ever", arguments: pinned)
  func pinnedPuzzles(_ pin: Pin) {
    #expect(Generator.generate(pin.level, seed: pin.seed).grid.description == pin.puzzle)
  }

  @Test("neighbouring seeds and other levels give other puzzles")
  func variety() {
    let puzzles = Level.allCases.flatMap { level in
      [0, 1, 2, UInt64.max].map { Generator.generate(level, seed: $0).grid }
    }
    #expect(Set(puzzles).count == puzzles.count)
  }

  struct Pin: Sendable {
    let level: Level
    let seed: UInt64
    let puzzle: String
  }

  static let pinned: [Pin] = [
    Pin(
      level: .easy, seed: 0,
      puzzle: ".9...47..4.6..5.9.7...1.2.....6.....5....7......32.46..1.89........3..8.35......."),
    Pin(
      level: .easy, seed: 1,
      puzzle: "7....3.165.9........2...7.4...267.9.........1.......8.3..98.......1...7.21...43.."),
    Pin(
      level: .easy, seed: .max,
      puzzle: "3......58...9..1.....4.2..77....8.63......8..1..2.94..2.8.......79..........1.5.9"),
    Pin(
      level: .medium, seed: 0,
      puzzle: ".4.....6..93.........3...919............2.8..8...45..7..67.....2.78...15......7.2"),
    Pin(
      level: .medium, seed: 1,
      puzzle: "9....1.....85...9..253...........1.5.....5.2...4..68..3.9.8.........46...1....3.8"),
    Pin(
      level: .medium, seed: .max,
      puzzle: "..6...4.....19........64279.......2.1..4.8....3.95.6.8.1.7....4.....3....7...98.1"),
    Pin(
      level: .hard, seed: 0,
      puzzle: ".5...86.1..3..4.5...........9126...7...7....2.3..4........5....41..7..9...6..9.3."),
    Pin(
      level: .hard, seed: 1,
      puzzle: "....62......1.9...3......187.8..5..1..5.3..8.....1.6....3........175...4.6......9"),
    Pin(
      level: .hard, seed: .max,
      puzzle: "5..4...9.6...5.8......287....9.8..2....1.75..7.....61.81........425.....9....1..."),
    Pin(
      level: .expert, seed: 0,
      puzzle: "....8135....394..8.................558.64...1.368....7...1.......2....7...8..62.."),
    Pin(
      level: .expert, seed: 1,
      puzzle: ".65..4...39....1....85...9752.........9...5...36..9.2....13......4....3....9.2..5"),
    Pin(
      level: .expert, seed: .max,
      puzzle: ".....7..88.31..4...2....9.1...2......4..8..5...951.2..6....3.....74....2....9...3"),
  ]
}
