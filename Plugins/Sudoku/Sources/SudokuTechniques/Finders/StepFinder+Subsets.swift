import SudokuSolver

extension StepFinder {
  /// `size` cells of a house that share `size` digits keep them to themselves, in every house that
  /// contains all those cells.
  mutating func findNakedSubsets(_ technique: Technique, size: Int) {
    for house in 0..<27 {
      let cells = House.all[house].cells
      let masks = InlineArray<9, UInt16> { grid.mask(cells[$0]) }
      var found: [(UInt16, UInt16)] = []
      forEachUnion(
        of: masks, size: size, bits: size, isUsable: { $0.nonzeroBitCount > 1 },
        visit: { chosen, union in
          found.append((chosen, union))
          return true
        })
      for (chosen, union) in found where union.nonzeroBitCount == size {
        let subset = (0..<9).filter { chosen >> UInt16($0) & 1 == 1 }.map { cells[$0] }
        let houses = CellSet(subset).commonHouses
        let others = houses.reduce(CellSet()) { $0.union(.house($1)) }
          .subtracting(CellSet(subset))
        report(
          Step(
            technique, digits: digitList(union), cells: subset,
            houses: houses.map { House.all[$0] },
            eliminations: digitList(union).flatMap { candidates($0, in: others) }))
        if isFull { return }
      }
    }
  }

  /// `size` digits that have only `size` cells of a house leave no room there for others.
  mutating func findHiddenSubsets(_ technique: Technique, size: Int) {
    for house in 0..<27 {
      let cells = House.all[house].cells
      let masks = InlineArray<9, UInt16> { digit in
        var places: UInt16 = 0
        for position in 0..<9 {
          places |= (grid.mask(cells[position]) >> UInt16(digit + 1) & 1) << UInt16(position)
        }
        return places
      }
      var found: [(UInt16, UInt16)] = []
      forEachUnion(
        of: masks, size: size, bits: size, isUsable: { $0.nonzeroBitCount > 1 },
        visit: { chosen, union in
          found.append((chosen, union))
          return true
        })
      for (chosen, union) in found where union.nonzeroBitCount == size {
        let subset = (0..<9).filter { union >> UInt16($0) & 1 == 1 }.map { cells[$0] }
        let digits = digitList(chosen << 1)
        let others = subset.flatMap { cell in
          grid.candidates(at: cell).filter { !digits.contains($0) }
            .map { Candidate($0, at: cell) }
        }
        report(
          Step(
            technique, digits: digits, cells: subset, houses: [House.all[house]],
            eliminations: others))
        if isFull { return }
      }
    }
  }
}
