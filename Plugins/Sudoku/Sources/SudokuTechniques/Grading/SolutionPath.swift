public import SudokuSolver

/// A puzzle solved as a person would: always by the simplest step there is.
public struct SolutionPath: Hashable, Sendable {
  /// The steps in order.
  public let steps: [Step]
  /// The position after the last step.
  public let final: CandidateGrid

  /// Whether the steps fill the grid.
  public var isComplete: Bool { final.isFilled && final.digits.isSolved }

  /// Solves a puzzle with techniques up to a level, as far as they go.
  ///
  /// Meant for proper puzzles: uniqueness techniques rely on there being one solution.
  public init(_ puzzle: SudokuGrid, upTo level: Level = .expert) {
    var grid = CandidateGrid(puzzle)
    var steps: [Step] = []
    while !grid.isFilled, !grid.isStuck, let step = grid.simplestStep(upTo: level) {
      grid.apply(step)
      steps.append(step)
    }
    self.steps = steps
    final = grid
  }

  /// What the path says about the puzzle.
  public var grade: Grade { Grade(self) }
}
