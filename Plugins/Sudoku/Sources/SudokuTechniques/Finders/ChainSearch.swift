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

  /// Visits each candidate that is true if the start is false and that a chain of at most `longest`
  /// candidates reaches, until `visit` answers false.
  mutating func follow(
    _ start: Candidate, longest: Int, visit: (Candidate, borrowing ChainSearch) -> Bool
  ) {
    for number in reached {
      causeOfTrue[number] = Self.none
      causeOfFalse[number] = Self.none
    }
    let first = Self.number(start)
    reached = [first]
    causeOfFalse[first] = first
    var pending = [first]
    var next = 0
    var length = 2
    while length <= longest, next < pending.count {
      let end = pending.count
      while next < end {
        let cause = pending[next]
        next += 1
        let truths = truths(ifFalse: Self.candidate(cause))
        for index in 0..<truths.count {
          let number = truths.numbers[index]
          guard causeOfTrue[number] == Self.none else { continue }
          causeOfTrue[number] = cause
          reached.append(number)
          let truth = Self.candidate(number)
          if !visit(truth, self) { return }
          falsehoods(ifTrue: truth, into: &pending)
        }
      }
      length += 2
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

  /// At most one for each house and one in the cell itself.
  private func truths(ifFalse candidate: Candidate) -> (count: Int, numbers: InlineArray<4, Int>) {
    var numbers = InlineArray<4, Int>(repeating: 0)
    var count = 0
    if links.contains(.houses) {
      let others = grid.places(of: candidate.digit).subtracting([candidate.cell])
      for house in CellSet.housesOfCell[candidate.cell.index] {
        let left = others.intersection(.house(house))
        if left.count == 1, let other = left.first {
          numbers[count] = other.index * 9 + candidate.digit - 1
          count += 1
        }
      }
    }
    if links.contains(.pairCells) {
      let rest = grid.mask(candidate.cell) & ~(1 << UInt16(candidate.digit))
      if rest.nonzeroBitCount == 1 {
        numbers[count] = candidate.cell.index * 9 + rest.trailingZeroBitCount - 1
        count += 1
      }
    }
    return (count, numbers)
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
