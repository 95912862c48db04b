import SudokuSolver

/// Looks for steps in one position, in an order that does not vary.
///
/// Each technique is a method in an extension of its own; it reports what it finds and returns as
/// soon as `isFull`.
struct StepFinder {
  let grid: CandidateGrid
  let limit: Int
  private(set) var steps: [Step] = []
  private var seen: Set<Step> = []

  init(_ grid: CandidateGrid, limit: Int) {
    self.grid = grid
    self.limit = limit
  }

  /// Whether as many steps were found as are wanted.
  var isFull: Bool { steps.count >= limit }

  /// Keeps a step that has an effect and was not reported before.
  mutating func report(_ step: Step) {
    guard !isFull, !(step.placements.isEmpty && step.eliminations.isEmpty) else { return }
    if limit == 1 || seen.insert(step).inserted { steps.append(step) }
  }

  /// The candidates of one digit that a set of cells holds.
  func candidates(_ digit: Int, in cells: CellSet) -> [Candidate] {
    let places = grid.places(of: digit).intersection(cells)
    return places.map { Candidate(digit, at: $0) }
  }

  /// Looks for one technique.
  mutating func find(_ technique: Technique) {
    switch technique {
    case .fullHouse: findFullHouses()
    case .hiddenSingleInBox: findHiddenSingles(technique, houses: 18..<27)
    case .hiddenSingleInLine: findHiddenSingles(technique, houses: 0..<18)
    case .nakedSingle: findNakedSingles()
    case .pointing: findPointing()
    case .claiming: findClaiming()
    case .nakedPair: findNakedSubsets(technique, size: 2)
    case .nakedTriple: findNakedSubsets(technique, size: 3)
    case .nakedQuad: findNakedSubsets(technique, size: 4)
    case .hiddenPair: findHiddenSubsets(technique, size: 2)
    case .hiddenTriple: findHiddenSubsets(technique, size: 3)
    case .hiddenQuad: findHiddenSubsets(technique, size: 4)
    case .xWing: findFish(technique, size: 2)
    case .swordfish: findFish(technique, size: 3)
    case .jellyfish: findFish(technique, size: 4)
    case .finnedXWing: findFinnedFish(technique, size: 2)
    case .finnedSwordfish: findFinnedFish(technique, size: 3)
    case .finnedJellyfish: findFinnedFish(technique, size: 4)
    case .skyscraper, .twoStringKite, .turbotFish: findTurbots(technique)
    case .emptyRectangle: findEmptyRectangles()
    case .simpleColouring: findSimpleColouring()
    case .remotePair: findRemotePairs()
    case .xyWing: findXYWings()
    case .wWing: findWWings()
    case .xyzWing: findXYZWings()
    case .uniqueRectangle1, .uniqueRectangle2, .uniqueRectangle4, .uniqueRectangle5,
      .hiddenRectangle:
      findRectangles(technique)
    case .bivalueGrave: findBivalueGrave()
    case .xChain: findChains(technique, using: .oneDigit)
    case .xyChain: findChains(technique, using: .pairs)
    case .continuousLoop, .alternatingChain: findChains(technique, using: .everything)
    case .almostLockedSets: findAlmostLockedSets()
    }
  }
}
