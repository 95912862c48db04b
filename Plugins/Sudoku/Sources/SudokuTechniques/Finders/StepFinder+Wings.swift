import SudokuSolver

extension StepFinder {
  var pairCells: [Cell] { grid.open.filter { grid.mask($0).nonzeroBitCount == 2 } }

  /// Pivot xy sees xz and yz: whichever it holds, one of the wings holds z.
  mutating func findXYWings() {
    findWings(.xyWing, pivotSize: 2)
  }

  /// Pivot xyz sees xz and yz: one of the three holds z.
  mutating func findXYZWings() {
    findWings(.xyzWing, pivotSize: 3)
  }

  private mutating func findWings(_ technique: Technique, pivotSize: Int) {
    let pairs = pairCells
    for pivot in grid.open where grid.mask(pivot).nonzeroBitCount == pivotSize {
      let mask = grid.mask(pivot)
      let wings = pairs.filter {
        guard $0.sees(pivot) else { return false }
        let shared = (grid.mask($0) & mask).nonzeroBitCount
        return pivotSize == 2 ? shared == 1 : shared == 2
      }
      for (index, first) in wings.enumerated() {
        for second in wings.dropFirst(index + 1) {
          let common = grid.mask(first) & grid.mask(second)
          guard common.nonzeroBitCount == 1,
            grid.mask(first) | grid.mask(second) | mask == mask | common,
            grid.mask(first) & mask != grid.mask(second) & mask,
            (pivotSize == 3) == (common & mask != 0)
          else { continue }
          let digit = common.trailingZeroBitCount
          let pattern = pivotSize == 3 ? [pivot, first, second] : [first, second]
          report(
            Step(
              technique, digits: [digit], cells: [pivot, first, second],
              eliminations: candidates(digit, in: CellSet(pattern).commonPeers)))
          if isFull { return }
        }
      }
    }
  }

  /// Two cells xy and a strong link of x whose ends each see one of them: one of the cells holds y.
  mutating func findWWings() {
    let pairs = pairCells
    for (index, first) in pairs.enumerated() {
      for second in pairs.dropFirst(index + 1)
      where grid.mask(first) == grid.mask(second) && !first.sees(second) {
        let digits = grid.candidates(at: first)
        for (linked, other) in [(digits[0], digits[1]), (digits[1], digits[0])] {
          let ruledOut = candidates(other, in: CellSet([first, second]).commonPeers)
          guard !ruledOut.isEmpty else { continue }
          for link in strongLinks(linked) {
            let (near, far) = link.pair
            guard ![near, far].contains(first), ![near, far].contains(second) else { continue }
            let ends: [Cell]
            if near.sees(first), far.sees(second) {
              ends = [near, far]
            } else if far.sees(first), near.sees(second) {
              ends = [far, near]
            } else {
              continue
            }
            report(
              Step(
                .wWing, digits: [linked, other], cells: [first] + ends + [second],
                houses: [House.all[link.house]], eliminations: ruledOut))
            if isFull { return }
          }
        }
      }
    }
  }
}
