public import SudokuSolver
public import SudokuTechniques

/// What a player could see next, with the squares to look at.
public struct Hint: Hashable, Sendable {
  /// What there is to see.
  public enum Finding: Hashable, Sendable {
    /// A technique applies.
    case step(Step)
    /// A digit stands twice in a house.
    case conflict(Conflict)
    /// The player's digit in a square is not the solution's.
    case wrong(Placement)
    /// The player's digits leave no solution.
    case deadEnd
    /// No technique goes on, but the solution is known.
    case solution(Placement)
    /// Not even that.
    case nothing
  }

  /// A digit in a square.
  public struct Placement: Hashable, Sendable {
    /// The digit, 1 through 9.
    public let digit: Int
    /// The square.
    public let square: Square
  }

  /// What there is to see.
  public let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  /// The squares to look at.
  public var squares: [Square] {
    switch finding {
    case .step(let step): step.cells + step.secondaryCells
    case .conflict(let conflict): [conflict.first, conflict.second]
    case .wrong(let placement), .solution(let placement): [placement.square]
    case .deadEnd, .nothing: []
    }
  }

  /// The square that follows, with its digit; nil where only notes go.
  public var placement: Placement? {
    switch finding {
    case .step(let step):
      step.placements.first.map { Placement(digit: $0.digit, square: $0.cell) }
    case .solution(let placement): placement
    case .conflict, .wrong, .deadEnd, .nothing: nil
    }
  }
}
