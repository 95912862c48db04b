import SudokuSolver

extension StepFinder {
  /// Chains that prove one of their two ends true, or a loop's every link sound in both directions.
  ///
  /// Looking for a single step takes the shortest chain of all.
  mutating func findChains(_ technique: Technique, using links: ChainLinks) {
    var search = ChainSearch(grid, links: links)
    var shortest: Step?
    for cell in grid.open {
      if links == .pairs, grid.mask(cell).nonzeroBitCount != 2 { continue }
      for digit in grid.candidates(at: cell) {
        let start = Candidate(digit, at: cell)
        let longest = shortest.map { $0.chain.count - 2 } ?? .max
        var found: [Step] = []
        search.follow(start, longest: longest) { end, search in
          guard let step = step(technique, from: start, to: end, search) else { return true }
          found.append(step)
          return limit > 1
        }
        if limit > 1 {
          for step in found { report(step) }
        } else if let step = found.first {
          shortest = step
        }
      }
    }
    if let shortest { report(shortest) }
  }

  private func step(
    _ technique: Technique, from start: Candidate, to end: Candidate,
    _ search: borrowing ChainSearch
  ) -> Step? {
    if technique == .continuousLoop {
      guard isWeaklyLinked(start, end) else { return nil }
      return loop(search.chain(to: end))
    }
    let ruledOut = start == end ? others(beside: start) : incompatible(with: start, and: end)
    guard !ruledOut.isEmpty else { return nil }
    return chainStep(technique, search.chain(to: end), ruledOut)
  }

  /// A chain whose ends exclude each other: of each two neighbours exactly one is true.
  private func loop(_ chain: [Candidate]) -> Step? {
    var ruledOut = Set<Candidate>()
    for index in stride(from: 1, to: chain.count, by: 2) {
      let next = chain[(index + 1) % chain.count]
      ruledOut.formUnion(incompatible(with: chain[index], and: next))
    }
    ruledOut.subtract(chain)
    guard !ruledOut.isEmpty else { return nil }
    return chainStep(.continuousLoop, chain, Array(ruledOut))
  }

  private func chainStep(
    _ technique: Technique, _ chain: [Candidate], _ eliminations: [Candidate]
  ) -> Step {
    var cells: [Cell] = []
    for candidate in chain where !cells.contains(candidate.cell) { cells.append(candidate.cell) }
    return Step(
      technique, digits: Set(chain.map(\.digit)).sorted(), cells: cells, chain: chain,
      eliminations: eliminations)
  }

  private func isWeaklyLinked(_ first: Candidate, _ second: Candidate) -> Bool {
    first.cell == second.cell
      ? first.digit != second.digit
      : first.digit == second.digit && first.cell.sees(second.cell)
  }

  /// The candidates that cannot stand beside either of two of which one is true.
  private func incompatible(with first: Candidate, and second: Candidate) -> [Candidate] {
    if first.digit == second.digit {
      return candidates(first.digit, in: CellSet([first.cell, second.cell]).commonPeers)
    }
    if first.cell == second.cell {
      return others(beside: first).filter { $0 != second }
    }
    guard first.cell.sees(second.cell) else { return [] }
    return candidates(second.digit, in: [first.cell])
      + candidates(first.digit, in: [second.cell])
  }

  private func others(beside candidate: Candidate) -> [Candidate] {
    grid.candidates(at: candidate.cell).filter { $0 != candidate.digit }
      .map { Candidate($0, at: candidate.cell) }
  }
}
