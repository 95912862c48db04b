import SudokuSolver

extension StepFinder {
  mutating func findPointing() {
    for box in 18..<27 {
      findLocked(.pointing, inside: box, confinedTo: 0..<18)
      if isFull { return }
    }
  }

  mutating func findClaiming() {
    for line in 0..<18 {
      findLocked(.claiming, inside: line, confinedTo: 18..<27)
      if isFull { return }
    }
  }

  /// A digit whose places in one house all lie in another cannot stand elsewhere in that one.
  private mutating func findLocked(
    _ technique: Technique, inside house: Int, confinedTo others: Range<Int>
  ) {
    for digit in 1...9 {
      let places = grid.places(of: digit).intersection(.house(house))
      guard places.count == 2 || places.count == 3 else { continue }
      for other in places.commonHouses where others.contains(other) {
        let outside = CellSet.house(other).subtracting(.house(house))
        report(
          Step(
            technique, digits: [digit], cells: Array(places),
            houses: [House.all[house], House.all[other]],
            eliminations: candidates(digit, in: outside)))
        if isFull { return }
      }
    }
  }
}
