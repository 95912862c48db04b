import SudokuSolver

/// What follows when one candidate is false, link by link, nearest first.
///
/// Candidates are numbered `cell * 9 + digit - 1`. A link leads from a false candidate to a true one
/// where nothing else is left, and from a true one to each that cannot stand beside it.
struct ChainSearch {
  private let grid: CandidateGrid
  private let links: ChainLinks
  /// For each candidate, the false one it is true because of.
  private var causeOfTrue: [Int]
  /// For each candidate, the true one it is false because of.
  private var causeOfFalse: [Int]
  private var reached: [Int] = []
  private static let none = -1

  init(_ grid: CandidateGrid, links: ChainLinks) {
    self.grid = grid
    self.links = links
    causeOfTrue = [Int](repeating: Self.none, count: 729)
    causeOfFalse = causeOfTrue
  }

  static func number(_ candidate: Candidate) -> Int {
    candidate.cell.index * 9 + candidate.digit - 1
  }

  static func candidate(_ number: Int) -> Candidate {
    Candidate(number % 9 + 1, at: Cell(index: number / 9))
  }

  /// Visits each candidate that is true if the start is false, until `visit` answers false.
  mutating func follow(_ start: Candidate, visit: (Candidate, borrowing ChainSearch) -> Bool) {
    for number in reached {
      causeOfTrue[number] = Self.none
      causeOfFalse[number] = Self.none
    }
    let first = Self.number(start)
    reached = [first]
    causeOfFalse[first] = first
    var pending = [first]
    var next = 0
    while next < pending.count {
      let cause = pending[next]
      next += 1
      for truth in truths(ifFalse: Self.candidate(cause)) {
        let number = Self.number(truth)
        guard causeOfTrue[number] == Self.none else { continue }
        causeOfTrue[number] = cause
        reached.append(number)
        if !visit(truth, self) { return }
        falsehoods(ifTrue: truth, into: &pending)
      }
    }
  }

  /// The chain from the start to a true candidate: false, true, false, …, true.
  func chain(to end: Candidate) -> [Candidate] {
    var numbers: [Int] = []
    var truth = Self.number(end)
    while true {
      let falsehood = causeOfTrue[truth]
      numbers += [truth, falsehood]
      if causeOfFalse[falsehood] == falsehood { break }
      truth = causeOfFalse[falsehood]
    }
    return numbers.reversed().map(Self.candidate)
  }

  private func truths(ifFalse candidate: Candidate) -> [Candidate] {
    var truths: [Candidate] = []
    if links.contains(.houses) {
      let places = grid.places(of: candidate.digit)
      for house in CellSet.housesOfCell[candidate.cell.index] {
        let others = places.intersection(.house(house)).subtracting([candidate.cell])
        if others.count == 1, let other = others.first {
          truths.append(Candidate(candidate.digit, at: other))
        }
      }
    }
    if links.contains(.pairCells) {
      let rest = grid.mask(candidate.cell) & ~(1 << UInt16(candidate.digit))
      if rest.nonzeroBitCount == 1 {
        truths.append(Candidate(rest.trailingZeroBitCount, at: candidate.cell))
      }
    }
    return truths
  }

  private mutating func falsehoods(ifTrue truth: Candidate, into pending: inout [Int]) {
    let cause = Self.number(truth)
    for cell in grid.places(of: truth.digit).intersection(.peers(of: truth.cell)) {
      let number = cell.index * 9 + truth.digit - 1
      if causeOfFalse[number] == Self.none {
        causeOfFalse[number] = cause
        reached.append(number)
        pending.append(number)
      }
    }
    guard links.contains(.withinCells) else { return }
    var others = grid.mask(truth.cell) & ~(1 << UInt16(truth.digit))
    while others != 0 {
      let number = truth.cell.index * 9 + others.trailingZeroBitCount - 1
      others &= others &- 1
      if causeOfFalse[number] == Self.none {
        causeOfFalse[number] = cause
        reached.append(number)
        pending.append(number)
      }
    }
  }
}
