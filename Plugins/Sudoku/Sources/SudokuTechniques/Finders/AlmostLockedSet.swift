import SudokuSolver

/// Cells of a house that have one digit more than they are many: losing one locks the others.
struct AlmostLockedSet {
  let cells: CellSet
  let mask: UInt16
  /// For each digit, the cells of the set that may hold it.
  let places: InlineArray<10, CellSet>
  /// For each digit, the cells that see all those.
  let watchers: InlineArray<10, CellSet>

  init(_ cells: CellSet, mask: UInt16, in grid: CandidateGrid) {
    self.cells = cells
    self.mask = mask
    places = .init { grid.places(of: $0).intersection(cells) }
    watchers = .init { digit in
      mask >> UInt16(digit) & 1 == 1
        ? grid.places(of: digit).intersection(cells).commonPeers : CellSet()
    }
  }

  /// Every such set of up to five cells, the smaller first.
  static func all(in grid: CandidateGrid) -> [AlmostLockedSet] {
    var sets: [AlmostLockedSet] = []
    var seen: Set<CellSet> = []
    let houses = House.all.map(\.cells)
    for size in 1...5 {
      for house in houses {
        let masks = InlineArray<9, UInt16> { grid.mask(house[$0]) }
        forEachUnion(
          of: masks, size: size, bits: size + 1, isUsable: { $0 != 0 },
          visit: { chosen, union in
            guard union.nonzeroBitCount == size + 1 else { return true }
            let cells = CellSet((0..<9).filter { chosen >> UInt16($0) & 1 == 1 }.map { house[$0] })
            if seen.insert(cells).inserted {
              sets.append(AlmostLockedSet(cells, mask: union, in: grid))
            }
            return true
          })
      }
    }
    return sets
  }
}
