/// What the solver proved about a grid.
public enum Verdict: Hashable, Sendable, CustomStringConvertible {
  /// Exactly one solution: a proper puzzle, or a finished grid.
  case unique(solution: SudokuGrid)
  /// No solution at all.
  case unsolvable
  /// Two or more solutions; `isExact` is false when counting stopped at the limit.
  case ambiguous(count: Int, isExact: Bool)

  /// The verdict as a sentence about the puzzle, never about a player's entry.
  public var description: String {
    switch self {
    case .unique: "The puzzle has exactly one solution."
    case .unsolvable: "The puzzle has no solution."
    case .ambiguous(let count, true): "The puzzle has \(count) solutions."
    case .ambiguous(let count, false): "The puzzle has \(count) solutions or more."
    }
  }
}
