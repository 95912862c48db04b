import GamePluginKit
import SudokuGameState
import SudokuSolver

/// How one square is shown. Nothing is told by colour alone.
struct SquareLook {
  /// What a square is to the player at this moment, the most urgent first.
  enum Mark: Hashable {
    /// Its digit stands again in sight.
    case conflict
    /// Its digit is not the solution's, as a check has shown.
    case wrong
    /// A hint points at it.
    case hinted
    /// It holds the digit that the cursor is on.
    case same
    /// The cursor is in sight.
    case peer
    /// Nothing of these.
    case plain
  }

  let square: Square
  let digit: Int?
  let notes: DigitSet
  let isGiven: Bool
  let mark: Mark
  let isSolved: Bool
  /// Whether notes of neighbouring squares touch each other, as they do without lines between.
  let isDense: Bool

  var role: Role {
    switch mark {
    case .conflict, .wrong: .conflict
    case .hinted: .hint
    case .same: .same
    case .peer: .peer
    case .plain:
      digit == nil ? noteRole : isGiven ? .given : isSolved ? .success : .entry
    }
  }

  /// Where notes touch, faint and full type take turns like the squares of a chessboard.
  private var noteRole: Role {
    isDense && !(square.row + square.column).isMultiple(of: 2) ? .normal : .candidate
  }

  var flags: CellFlags { isGiven ? .bold : [] }

  func glyph(_ layout: BoardLayout) -> String {
    if let digit { return glyph(of: digit, width: layout.cellWidth) }
    if notes.isEmpty { return mark == .hinted ? "?" : mark == .peer ? "·" : "" }
    switch layout.cellHeight {
    case 1: return "⁝"
    case 2: return "\(slots(1...5))\n\(slots(6...9)) "
    default: return [1...3, 4...6, 7...9].map { slots($0, " ") }.joined(separator: "\n")
    }
  }

  /// The digit in the middle, with a mark behind it where something is wrong.
  private func glyph(of digit: Int, width: Int) -> String {
    let sign: String
    switch mark {
    case .conflict: sign = "!"
    case .wrong: sign = "✗"
    default: return "\(digit)"
    }
    let before = (width - 1) / 2
    return String(repeating: " ", count: before) + "\(digit)\(sign)"
      + String(repeating: " ", count: width - before - 2)
  }

  /// Each digit in its own place, blank where it is not pencilled in.
  private func slots(_ digits: ClosedRange<Int>, _ separator: String = "") -> String {
    digits.map { notes.contains($0) ? "\($0)" : " " }.joined(separator: separator)
  }

  /// For a screen reader.
  func label(_ strings: SudokuStrings) -> String {
    let spoken = strings.spoken
    let label = spoken.square.filling("row", with: square.row + 1)
      .filling("column", with: square.column + 1).filling("state", with: content(spoken))
    let mark: String
    switch self.mark {
    case .conflict: mark = spoken.conflict
    case .wrong: mark = spoken.wrong
    case .hinted: mark = spoken.hint
    case .same, .peer, .plain: return label
    }
    return spoken.marked.filling("state", with: label).filling("mark", with: mark)
  }

  private func content(_ spoken: SpokenStrings) -> String {
    if let digit { return (isGiven ? spoken.given : spoken.entry).filling("digit", with: digit) }
    if notes.isEmpty { return spoken.empty }
    return spoken.notes.filling(
      "digits", with: notes.digits.map(String.init).joined(separator: " "))
  }
}
