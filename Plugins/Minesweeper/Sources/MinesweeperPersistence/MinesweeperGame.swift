public import GamePluginKit
public import MinesweeperGameState

/// The rules as the midend knows them, and how moves are written down.
public enum MinesweeperGame: TurnBasedGame {
  /// A fresh board; its mines are laid around the first square opened.
  public static func initial(_ parameters: BoardSpec, seed: UInt64) -> Board {
    Board(parameters, seed: seed)
  }

  /// A board given literally, for example `3x1x1:*..`.
  public static func initial(
    _ parameters: BoardSpec, description: String
  ) throws(GameIDFault) -> Board {
    do {
      return try Board(parameters, mines: description)
    } catch {
      throw .badDescription(error.description)
    }
  }

  /// The position after a move.
  public static func apply(_ move: Move, to state: Board) -> Board? { state.applying(move) }

  /// Won or lost.
  public static func isComplete(_ state: Board) -> Bool { state.isOver }

  /// A number: the square times three, plus the kind.
  public static func write(_ move: Move, to writer: inout ByteWriter) {
    switch move {
    case .open(let index): writer.write(index * 3)
    case .flag(let index): writer.write(index * 3 + 1)
    case .chord(let index): writer.write(index * 3 + 2)
    }
  }

  /// Reads what `write` wrote.
  public static func readMove(from reader: inout ByteReader) throws(ByteFault) -> Move {
    let limit = 3 * BoardSpec.longestSide * BoardSpec.longestSide
    let (index, kind) = try reader.readInt(below: limit).quotientAndRemainder(dividingBy: 3)
    switch kind {
    case 0: return .open(index)
    case 1: return .flag(index)
    default: return .chord(index)
    }
  }
}
