/// The rules of a game played move by move, from which `Midend` makes everything else: undo and
/// redo, saving and restoring, replay, game IDs and timing.
///
/// A conformer is an enumeration without cases; all is static and pure. The same parameters, seed
/// and moves give the same state on every machine and in every later build with the same state
/// version: saved games are replayed from their moves.
public protocol TurnBasedGame {
  /// A position, a value type.
  associatedtype State
  /// What a player does to a position.
  associatedtype Move: Equatable
  /// What is fixed before the first move, such as the board's size. Its text is the first half of
  /// a game ID and has neither `#` nor `:` in it; `init?` refuses what the game cannot play.
  associatedtype Parameters: Hashable & LosslessStringConvertible

  /// The position before the first move.
  static func initial(_ parameters: Parameters, seed: UInt64) -> State

  /// The position that a text describes, for boards given literally.
  static func initial(
    _ parameters: Parameters, description: String
  ) throws(GameIDFault) -> State

  /// The text that `initial(_:description:)` turns into a fresh position again. A game that takes
  /// long to make a position from a seed gives one: snapshots keep it, and restoring is quick.
  static func description(of initial: State) -> String?

  /// The position after a move; nil when the rules do not allow it or it would change nothing.
  static func apply(_ move: Move, to state: State) -> State?

  /// Whether the game is over, won or lost.
  static func isComplete(_ state: State) -> Bool

  /// Writes a move in at least one byte.
  static func write(_ move: Move, to writer: inout ByteWriter)

  /// Reads what `write` wrote. Whether the move is legal is for `apply` to say.
  static func readMove(from reader: inout ByteReader) throws(ByteFault) -> Move
}

extension TurnBasedGame {
  /// A game whose boards come only from seeds.
  public static func initial(
    _ parameters: Parameters, description: String
  ) throws(GameIDFault) -> State {
    throw .noDescriptions
  }

  /// A game that makes its positions from seeds quickly.
  public static func description(of initial: State) -> String? { nil }
}
