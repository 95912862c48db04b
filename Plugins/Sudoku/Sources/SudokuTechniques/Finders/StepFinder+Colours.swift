import SudokuSolver

extension StepFinder {
  /// A digit's strong links alternate between two colours, one of which is true throughout: a
  /// colour that sees itself is false, and so is what sees both.
  mutating func findSimpleColouring() {
    for digit in 1...9 {
      for (first, second) in colourings(strongLinks(digit)) {
        guard first.count + second.count > 2 else { continue }
        for colour in [first, second] where colour.contains(where: { sees($0, colour) }) {
          report(
            Step(
              .simpleColouring, digits: [digit], cells: Array(first),
              secondaryCells: Array(second), eliminations: candidates(digit, in: colour)))
          if isFull { return }
        }
        let places = grid.places(of: digit).subtracting(first).subtracting(second)
        let ruledOut = CellSet(places.filter { sees($0, first) && sees($0, second) })
        report(
          Step(
            .simpleColouring, digits: [digit], cells: Array(first),
            secondaryCells: Array(second), eliminations: candidates(digit, in: ruledOut)))
        if isFull { return }
      }
    }
  }

  /// Cells with the same two digits, each in sight of the next, alternate: whatever sees two that
  /// differ holds neither digit.
  mutating func findRemotePairs() {
    let pairs = grid.open.filter { grid.mask($0).nonzeroBitCount == 2 }
    for mask in Set(pairs.map { grid.mask($0) }).sorted() {
      let cells = pairs.filter { grid.mask($0) == mask }
      guard cells.count >= 4 else { continue }
      let links = cells.flatMap { cell in
        cells.filter { $0 > cell && $0.sees(cell) }.map {
          StrongLink(house: 0, pair: (cell, $0))
        }
      }
      for (first, second) in colourings(links) where first.count + second.count >= 4 {
        let others = grid.open.subtracting(first).subtracting(second)
        let ruledOut = CellSet(others.filter { sees($0, first) && sees($0, second) })
        let digits = digitList(mask)
        report(
          Step(
            .remotePair, digits: digits, cells: Array(first), secondaryCells: Array(second),
            eliminations: digits.flatMap { candidates($0, in: ruledOut) }))
        if isFull { return }
      }
    }
  }

  private func sees(_ cell: Cell, _ cells: CellSet) -> Bool {
    !CellSet.peers(of: cell).isDisjoint(with: cells)
  }

  /// The connected parts of a graph of links, each in two colours.
  private func colourings(_ links: [StrongLink]) -> [(CellSet, CellSet)] {
    var parts: [(CellSet, CellSet)] = []
    var left = CellSet(links.flatMap { [$0.pair.0, $0.pair.1] })
    while let start = left.first {
      var colours = (CellSet([start]), CellSet())
      var grew = true
      while grew {
        grew = false
        for link in links {
          for (end, other) in [link.pair, link.reversed.pair] {
            if colours.0.contains(end), colours.1.insert(other).inserted { grew = true }
            if colours.1.contains(end), colours.0.insert(other).inserted { grew = true }
          }
        }
      }
      parts.append(colours)
      left = left.subtracting(colours.0).subtracting(colours.1)
    }
    return parts
  }
}
