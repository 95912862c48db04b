public import SudokuSolver

/// A position: the puzzle, the player's digits, and the pencil marks.
///
/// A digit never destroys notes. What the player wrote stays written, and `notes(at:)` leaves out
/// what the digits on the board rule out. So when a digit goes, by undo, by erasing or by a better
/// one in its place, the notes that it hid are back exactly as they were.
public struct Board: Hashable, Sendable {
  /// What the puzzle gives.
  public let givens: SudokuGrid
  /// What is proved about the puzzle: never unsolvable.
  public let verdict: Verdict
  /// Givens and entries.
  public internal(set) var digits: SudokuGrid
  /// The notes of each square as the player wrote them, also those that digits hide.
  var written: [DigitSet]

  /// Starts a puzzle whose digits do not conflict, or says what is wrong with it.
  public init(_ givens: SudokuGrid) throws(PuzzleFault) {
    let verdict = Solver.verdict(on: givens)
    if verdict == .unsolvable { throw .unsolvable }
    self.init(givens, verdict: verdict)
  }

  init(_ givens: SudokuGrid, verdict: Verdict) {
    self.givens = givens
    self.verdict = verdict
    digits = givens
    written = Array(repeating: DigitSet(), count: 81)
  }

  /// The only solution; nil for a puzzle with several.
  public var solution: SudokuGrid? {
    if case .unique(let solution) = verdict { solution } else { nil }
  }

  /// Whether every square holds a digit and none contradict each other.
  public var isSolved: Bool { digits.isSolved }

  /// Whether the puzzle gives a square's digit.
  public func isGiven(_ square: Square) -> Bool { givens[square] != nil }

  /// How many squares the player has to fill.
  public var openCount: Int { 81 - givens.filledCount }

  /// How many of them the player has filled, rightly or not.
  public var enteredCount: Int { digits.filledCount - givens.filledCount }

  /// How often a digit is still to be placed; below zero when it stands too often.
  public func remaining(_ digit: Int) -> Int {
    9 - digits.digits.reduce(0) { $0 + (Int($1) == digit ? 1 : 0) }
  }

  /// The digits that squares in sight of a square hold.
  public func seen(from square: Square) -> DigitSet {
    var seen = DigitSet()
    for peer in square.peers {
      if let digit = digits[peer] { seen.insert(digit) }
    }
    return seen
  }

  /// The pencil marks that a square shows: none beside a digit, and none that a digit in sight
  /// rules out.
  public func notes(at square: Square) -> DigitSet {
    let written = written[square.index]
    guard digits[square] == nil, !written.isEmpty else { return DigitSet() }
    return written.subtracting(seen(from: square))
  }

  /// Whether any square shows a pencil mark.
  public var hasNotes: Bool { Square.all.contains { !notes(at: $0).isEmpty } }

  /// The player's digits that differ from the solution; none where there are several solutions.
  public var wrongSquares: [Square] {
    guard let solution else { return [] }
    return Square.all.filter { digits[$0] != nil && digits[$0] != solution[$0] }
  }
}
