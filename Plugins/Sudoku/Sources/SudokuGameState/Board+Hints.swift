import SudokuSolver
import SudokuTechniques

extension Board {
  /// The way from here to the next digit: steps that only strike out candidates, then the one
  /// that places a digit. Steps that the player's notes have taken already are left out.
  ///
  /// A wrong digit comes first, since nothing true follows from it. Empty only when the board is
  /// full and right.
  public func hints() -> [Hint] {
    if isSolved { return [] }
    if let wrong = hintAtWrongDigits() { return [wrong] }
    var grid = CandidateGrid(digits)
    var hints: [Hint] = []
    while !grid.isFilled, !grid.isStuck, let step = grid.simplestStep(upTo: safeLevel) {
      grid.apply(step)
      if !isDone(step) { hints.append(Hint(.step(step))) }
      if !step.placements.isEmpty { return hints }
    }
    return hints + [hintFromSolution()]
  }

  /// Beyond this level techniques rely on there being one solution.
  private var safeLevel: Level { solution == nil ? .hard : .expert }

  private func hintAtWrongDigits() -> Hint? {
    if let conflict = digits.firstConflict { return Hint(.conflict(conflict)) }
    if let wrong = wrongSquares.first, let digit = digits[wrong] {
      return Hint(.wrong(Hint.Placement(digit: digit, square: wrong)))
    }
    if solution == nil, Solver.solve(digits) == nil { return Hint(.deadEnd) }
    return nil
  }

  /// Whether the player's notes show that the step's candidates are struck out already.
  private func isDone(_ step: Step) -> Bool {
    step.placements.isEmpty
      && step.eliminations.allSatisfy { candidate in
        let notes = notes(at: candidate.cell)
        return !notes.isEmpty && !notes.contains(candidate.digit)
      }
  }

  /// The digit of an open square with the fewest candidates, where no technique goes on.
  private func hintFromSolution() -> Hint {
    let grid = CandidateGrid(digits)
    let open = Square.all.filter { digits[$0] == nil }
    let square = open.min { grid.candidates(at: $0).count < grid.candidates(at: $1).count }
    guard let square, let digit = (solution ?? Solver.solve(digits))?[square] else {
      return Hint(.nothing)
    }
    return Hint(.solution(Hint.Placement(digit: digit, square: square)))
  }
}
