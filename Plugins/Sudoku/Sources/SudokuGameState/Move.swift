/// What a player does to the board.
public enum Move: Hashable, Sendable {
  /// Writes a digit into a square, in place of one that stands there.
  case enter(Int, Square)
  /// Takes a square's digit away, or where there is none all its notes.
  case erase(Square)
  /// Pencils a digit into an open square, or takes that note away.
  case note(Int, Square)
  /// Pencils into every open square each digit that no square in sight holds.
  case fillNotes
  /// Takes all notes away.
  case clearNotes
}
