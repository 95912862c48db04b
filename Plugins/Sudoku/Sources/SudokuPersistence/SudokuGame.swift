public import GamePluginKit
public import SudokuGameState
import SudokuSolver

/// The rules as the midend knows them, and how moves are written down.
public enum SudokuGame: TurnBasedGame {
  /// The puzzle that a seed stands for. The player's own puzzles come from no seed: for them this
  /// is the empty grid, and the route factory refuses such an ID.
  public static func initial(_ parameters: PuzzleKind, seed: UInt64) -> Board {
    switch parameters {
    case .level(let level): Board(level, seed: seed)
    case .custom: Board.empty
    }
  }

  /// A puzzle given as 81 characters.
  public static func initial(
    _ parameters: PuzzleKind, description: String
  ) throws(GameIDFault) -> Board {
    do {
      return try Board(description)
    } catch {
      throw .badDescription(error.description)
    }
  }

  /// The givens: making a puzzle from its seed takes long.
  public static func description(of initial: Board) -> String? { "\(initial.givens)" }

  /// The position after a move.
  public static func apply(_ move: Move, to state: Board) -> Board? { state.applying(move) }

  /// Every square filled, without a contradiction.
  public static func isComplete(_ state: Board) -> Bool { state.isSolved }

  /// A number: twice the square times nine plus the digit, plus one for a note; then erasures by
  /// square; then the moves that concern all squares.
  public static func write(_ move: Move, to writer: inout ByteWriter) {
    switch move {
    case .enter(let digit, let square): writer.write((square.index * 9 + digit - 1) * 2)
    case .note(let digit, let square): writer.write((square.index * 9 + digit - 1) * 2 + 1)
    case .erase(let square): writer.write(firstErasure + square.index)
    case .fillNotes: writer.write(firstErasure + 81)
    case .clearNotes: writer.write(firstErasure + 82)
    }
  }

  /// Reads what `write` wrote.
  public static func readMove(from reader: inout ByteReader) throws(ByteFault) -> Move {
    let number = try reader.readInt(below: firstErasure + 83)
    if number < firstErasure {
      let digit = number / 2 % 9 + 1
      let square = Square(index: number / 18)
      return number.isMultiple(of: 2) ? .enter(digit, square) : .note(digit, square)
    }
    switch number - firstErasure {
    case 81: return .fillNotes
    case 82: return .clearNotes
    default: return .erase(Square(index: number - firstErasure))
    }
  }

  private static var firstErasure: Int { 81 * 9 * 2 }
}
