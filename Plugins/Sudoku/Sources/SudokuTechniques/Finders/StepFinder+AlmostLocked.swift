import SudokuSolver

extension StepFinder {
  /// Two almost locked sets whose places for a digit x all see each other: one of them loses x, so
  /// one of them is locked.
  mutating func findAlmostLockedSets() {
    let sets = AlmostLockedSet.all(in: grid)
    for (index, first) in sets.enumerated() {
      for second in sets.dropFirst(index + 1) {
        let common = first.mask & second.mask
        guard common.nonzeroBitCount >= 2, first.cells.isDisjoint(with: second.cells)
        else { continue }
        let restricted = digitList(common).filter {
          first.places[$0].subtracting(second.watchers[$0]).isEmpty
        }
        guard let linked = restricted.first else { continue }
        var ruledOut = Set<Candidate>()
        for digit in digitList(common) where restricted != [digit] {
          ruledOut.formUnion(
            candidates(digit, in: first.watchers[digit].intersection(second.watchers[digit])))
        }
        if restricted.count >= 2 {
          for set in [first, second] {
            for digit in digitList(set.mask) where !restricted.contains(digit) {
              ruledOut.formUnion(candidates(digit, in: set.watchers[digit]))
            }
          }
        }
        guard !ruledOut.isEmpty else { continue }
        report(
          Step(
            .almostLockedSets, digits: restricted.count >= 2 ? restricted : [linked],
            cells: Array(first.cells), secondaryCells: Array(second.cells),
            eliminations: Array(ruledOut)))
        if isFull { return }
      }
    }
  }
}
