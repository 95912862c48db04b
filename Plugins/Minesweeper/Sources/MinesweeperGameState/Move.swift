/// What a player does to a square, named by its number.
public enum Move: Hashable, Sendable {
  /// Opens a closed square without a mark.
  case open(Int)
  /// Marks a closed square, or takes the mark away.
  case flag(Int)
  /// Opens all squares without a mark around an open one, when as many are marked as its number
  /// says.
  case chord(Int)
}
