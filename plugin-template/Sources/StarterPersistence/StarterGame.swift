public import GamePluginKit
public import StarterGameState

/// The rules as the midend knows them, and how moves are written down.
public enum StarterGame: TurnBasedGame {
  /// A fresh pile.
  public static func initial(_ parameters: PileSpec, seed: UInt64) -> Pile {
    Pile(parameters, seed: seed)
  }

  /// The position after a move.
  public static func apply(_ move: Move, to state: Pile) -> Pile? { state.applying(move) }

  /// Won or lost.
  public static func isComplete(_ state: Pile) -> Bool { state.status != .playing }

  /// A number: the stones taken.
  public static func write(_ move: Move, to writer: inout ByteWriter) {
    switch move {
    case .take(let count): writer.write(count)
    }
  }

  /// Reads what `write` wrote.
  public static func readMove(from reader: inout ByteReader) throws(ByteFault) -> Move {
    .take(try reader.readInt(below: Pile.handful.upperBound + 1))
  }
}
