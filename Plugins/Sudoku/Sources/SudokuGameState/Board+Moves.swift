import SudokuSolver

extension Board {
  /// The position after a move; nil when the rules do not allow it or it would change nothing.
  public func applying(_ move: Move) -> Board? {
    guard !isSolved else { return nil }
    var next = self
    switch move {
    case .enter(let digit, let square):
      guard !isGiven(square), digits[square] != digit else { return nil }
      next.digits[square] = digit
    case .erase(let square):
      guard next.erase(square) else { return nil }
    case .note(let digit, let square):
      guard digits[square] == nil, !seen(from: square).contains(digit) else { return nil }
      next.written[square.index].toggle(digit)
    case .fillNotes:
      // What is ruled out now is written too, so that a wrong digit leaves no gap when it goes.
      for square in Square.all where digits[square] == nil { next.written[square.index] = .all }
      guard next.written != written else { return nil }
    case .clearNotes:
      guard hasNotes else { return nil }
      for square in Square.all where digits[square] == nil {
        next.written[square.index] = DigitSet()
      }
    }
    return next
  }

  private mutating func erase(_ square: Square) -> Bool {
    guard !isGiven(square) else { return false }
    if digits[square] != nil {
      digits[square] = nil
      return true
    }
    guard !notes(at: square).isEmpty else { return false }
    written[square.index] = DigitSet()
    return true
  }
}
