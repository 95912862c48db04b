/// What a player does to a pile.
public enum Move: Hashable, Sendable {
  /// Takes so many stones.
  case take(Int)
}
