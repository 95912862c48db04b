public import SudokuSolver

/// One application of a technique: what it looks at and what follows.
public struct Step: Hashable, Sendable {
  /// The technique.
  public let technique: Technique
  /// The digits the reasoning is about, in the order the explanation names them.
  public let digits: [Int]
  /// The cells that make the pattern; a wing's pivot and a chain's start come first.
  public let cells: [Cell]
  /// The cells that play the other part: a fish's fins, the second colour, the second set; otherwise
  /// empty.
  public let secondaryCells: [Cell]
  /// The houses that make the pattern; a fish's base lines come before its cover lines.
  public let houses: [House]
  /// A chain's candidates: false, true, false, … when the first is assumed false; otherwise empty.
  public let chain: [Candidate]
  /// The digits that follow.
  public let placements: [Candidate]
  /// The candidates that are ruled out, ordered by digit and cell.
  public let eliminations: [Candidate]

  init(
    _ technique: Technique, digits: [Int], cells: [Cell], secondaryCells: [Cell] = [],
    houses: [House] = [], chain: [Candidate] = [], placements: [Candidate] = [],
    eliminations: [Candidate] = []
  ) {
    self.technique = technique
    self.digits = digits
    self.cells = cells
    self.secondaryCells = secondaryCells
    self.houses = houses
    self.chain = chain
    self.placements = placements
    self.eliminations = eliminations.sorted()
  }
}
