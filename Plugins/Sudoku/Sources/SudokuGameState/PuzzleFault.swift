public import SudokuSolver

/// Why a text is not a puzzle that can be played.
public enum PuzzleFault: Error, Hashable, Sendable {
  /// It cannot be read, or its digits conflict.
  case unreadable(GridError)
  /// It has no solution.
  case unsolvable
}

extension PuzzleFault: CustomStringConvertible {
  /// A sentence about the puzzle, never about a player's entry.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .unsolvable: Verdict.unsolvable.description
    }
  }
}
