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
      if !isDone(step) { hints.append(Hint(step)) }
      if !step.placements.isEmpty { return hints }
    }
    return hints + [hintFromSolution()]
  }

  /// Beyond this level techniques rely on there being one solution.
  private var safeLevel: Level { solution == nil ? .hard : .expert }

  private func hintAtWrongDigits() -> Hint? {
    if let conflict = digits.firstConflict {
      return Hint(
        sentence: "Conflict: \(conflict.digit) stands twice in \(conflict.house).",
        brief: "\(conflict.digit) stands twice in \(conflict.house)",
        squares: [conflict.first, conflict.second])
    }
    if let wrong = wrongSquares.first, let digit = digits[wrong] {
      return Hint(
        sentence: "Wrong entry: \(wrong) is not \(digit); take it away first.",
        brief: "\(wrong) is not \(digit)", squares: [wrong])
    }
    if solution == nil, Solver.solve(digits) == nil {
      return Hint(
        sentence: "Dead end: your digits leave no solution; take some of them back.",
        brief: "your digits leave no solution", squares: [])
    }
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
      return Hint(sentence: "There is nothing left to say.", brief: "", squares: [])
    }
    return Hint(
      sentence: "Beyond these techniques: \(square) is \(digit) in the solution.",
      brief: "\(square) is \(digit)", squares: [square],
      placement: Hint.Placement(digit: digit, square: square))
  }
}

extension Hint {
  /// A step of the engine's.
  init(_ step: Step) {
    self.init(
      sentence: step.explanation, brief: "\(step.technique.name): \(step.effect)",
      squares: step.cells + step.secondaryCells,
      placement: step.placements.first.map { Placement(digit: $0.digit, square: $0.cell) })
  }
}
