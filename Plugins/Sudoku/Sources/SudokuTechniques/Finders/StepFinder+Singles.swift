import SudokuSolver

extension StepFinder {
  mutating func findFullHouses() {
    for house in 0..<27 {
      let left = grid.open.intersection(.house(house))
      guard left.count == 1, let cell = left.first else { continue }
      let mask = grid.mask(cell)
      guard mask.nonzeroBitCount == 1 else { continue }
      report(single(.fullHouse, mask.trailingZeroBitCount, cell, house))
      if isFull { return }
    }
  }

  mutating func findHiddenSingles(_ technique: Technique, houses: Range<Int>) {
    for house in houses {
      for digit in 1...9 {
        let places = grid.places(of: digit).intersection(.house(house))
        guard places.count == 1, let cell = places.first else { continue }
        report(single(technique, digit, cell, house))
        if isFull { return }
      }
    }
  }

  mutating func findNakedSingles() {
    for cell in grid.open {
      let mask = grid.mask(cell)
      guard mask.nonzeroBitCount == 1 else { continue }
      report(single(.nakedSingle, mask.trailingZeroBitCount, cell, nil))
      if isFull { return }
    }
  }

  private func single(_ technique: Technique, _ digit: Int, _ cell: Cell, _ house: Int?) -> Step {
    Step(
      technique, digits: [digit], cells: [cell], houses: house.map { [House.all[$0]] } ?? [],
      placements: [Candidate(digit, at: cell)])
  }
}
