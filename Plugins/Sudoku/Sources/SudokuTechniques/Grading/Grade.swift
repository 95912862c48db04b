public import SudokuSolver

/// How hard a puzzle is for a person who always takes the simplest step.
public struct Grade: Hashable, Sendable, CustomStringConvertible {
  /// The level, or `nil` when the techniques here do not finish the puzzle.
  public let level: Level?
  /// The hardest step's rating; 0 for a grid that needs no step.
  public let rating: Int
  /// The sum of the steps' weights: longer and harder solutions score more.
  public let score: Int
  /// How often each technique was used.
  public let counts: [Technique: Int]

  /// The hardest technique used, or `nil` when no step was.
  public var hardest: Technique? { counts.keys.max() }

  /// Grades a proper puzzle; a solved grid is easy with rating 0.
  public init(_ puzzle: SudokuGrid) {
    self.init(SolutionPath(puzzle))
  }

  init(_ path: SolutionPath) {
    let techniques = path.steps.map(\.technique)
    counts = techniques.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    rating = techniques.map(\.rating).max() ?? 0
    score = techniques.reduce(0) { $0 + $1.weight }
    level = path.isComplete ? techniques.map(\.level).max() ?? .easy : nil
  }

  /// The grade in words: `hard, rating 34, score 412, hardest step Hidden Pair`.
  public var description: String {
    guard let hardest else { return level == nil ? "beyond" : "solved, rating 0" }
    let name = level?.rawValue ?? "beyond"
    return "\(name), rating \(rating), score \(score), hardest step \(hardest.name)"
  }
}
