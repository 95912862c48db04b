import SudokuSolver

@testable import SudokuTechniques

/// A line of the technique positions: a position, a technique's code and its exact effect.
struct Position {
  let code: String
  let grid: CandidateGrid
  let eliminations: [Candidate]
  let placements: [Candidate]

  /// Reads `:code:digits:givens:removed candidates:eliminations:placements:extra:`.
  init?(_ line: String) {
    let fields = line.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 7 else { return nil }
    code = fields[1]
    guard let digits = try? SudokuGrid(parsing: fields[3].filter { $0 != "+" }) else { return nil }
    var grid = CandidateGrid(digits)
    for removed in Self.candidates(fields[4]) { grid.eliminate(removed.digit, at: removed.cell) }
    self.grid = grid
    eliminations = Self.candidates(fields[5]).sorted()
    placements = Self.candidates(fields[6]).sorted()
  }

  /// Whether a step has exactly the effect the position asks for.
  func isMet(by step: Step) -> Bool {
    step.eliminations == eliminations && step.placements.sorted() == placements
  }

  private static func candidates(_ text: String) -> [Candidate] {
    text.split(separator: " ").compactMap { word in
      let numbers = word.compactMap(\.wholeNumberValue)
      guard numbers.count == 3 else { return nil }
      return Candidate(numbers[0], at: Cell(row: numbers[1] - 1, column: numbers[2] - 1))
    }
  }
}
