import SudokuSolver

extension StepFinder {
  /// A digit that `size` parallel lines confine to `size` crossing lines stands in no other cell of
  /// those.
  mutating func findFish(_ technique: Technique, size: Int) {
    findFish(technique, size: size, reach: size) { finder, fish in
      let cover = finder.cover(fish.base, fish.union)
      finder.report(
        Step(
          technique, digits: [fish.digit], cells: Array(fish.cells),
          houses: fish.base.houses + fish.crossing(fish.union).houses,
          eliminations: finder.candidates(fish.digit, in: cover)))
    }
  }

  /// A fish with some base cells outside its cover, all in one box: what the cover rules out still
  /// goes where it sees them all.
  mutating func findFinnedFish(_ technique: Technique, size: Int) {
    findFish(technique, size: size, reach: size + 2) { finder, fish in
      guard fish.union.nonzeroBitCount > size else { return }
      for cover in Lines.choices[size][Int(fish.union)] {
        let fins = fish.cells.subtracting(fish.crossing(cover).cells)
        guard fins.commonHouses.contains(where: { $0 >= 18 }) else { continue }
        let ruledOut = finder.cover(fish.base, cover).intersection(fins.commonPeers)
        finder.report(
          Step(
            technique, digits: [fish.digit],
            cells: Array(fish.cells.subtracting(fins)), secondaryCells: Array(fins),
            houses: fish.base.houses + fish.crossing(cover).houses,
            eliminations: finder.candidates(fish.digit, in: ruledOut)))
        if finder.isFull { return }
      }
    }
  }

  private func cover(_ base: Lines, _ crossing: UInt16) -> CellSet {
    Lines(areRows: !base.areRows, mask: crossing).cells.subtracting(base.cells)
  }

  private mutating func findFish(
    _ technique: Technique, size: Int, reach: Int, found: (inout StepFinder, Fish) -> Void
  ) {
    for digit in 1...9 {
      for areRows in [true, false] {
        let masks = InlineArray<9, UInt16> { line in
          var crossing: UInt16 = 0
          for cell in grid.places(of: digit).intersection(.house(areRows ? line : 9 + line)) {
            crossing |= 1 << UInt16(areRows ? cell.column : cell.row)
          }
          return crossing
        }
        var bases: [(UInt16, UInt16)] = []
        forEachUnion(
          of: masks, size: size, bits: reach, isUsable: { $0 != 0 },
          visit: { chosen, union in
            bases.append((chosen, union))
            return true
          })
        for (chosen, union) in bases where union.nonzeroBitCount >= size {
          let base = Lines(areRows: areRows, mask: chosen)
          let cells = grid.places(of: digit).intersection(base.cells)
          found(&self, Fish(digit: digit, base: base, union: union, cells: cells))
          if isFull { return }
        }
      }
    }
  }
}

/// A digit's cells in some base lines, and the crossing lines they touch.
private struct Fish {
  let digit: Int
  let base: Lines
  let union: UInt16
  let cells: CellSet

  func crossing(_ mask: UInt16) -> Lines { Lines(areRows: !base.areRows, mask: mask) }
}
