/// What a screen reader says of the board.
public struct SpokenStrings: Hashable, Sendable {
  /// Spoken: the board.
  public var board = "9 by 9 squares"
  /// Spoken: `{row}`, `{column}`, `{state}`.
  public var square = "row {row}, column {column}, {state}"
  /// Spoken: the puzzle gives `{digit}`.
  public var given = "given {digit}"
  /// Spoken: the player wrote `{digit}`.
  public var entry = "entry {digit}"
  /// Spoken: a square without digit and notes.
  public var empty = "empty"
  /// Spoken: the notes `{digits}`.
  public var notes = "notes {digits}"
  /// Spoken: a square's `{state}` with its `{mark}`.
  public var marked = "{state}, {mark}"
  /// Spoken: the digit stands again in sight.
  public var conflict = "conflict"
  /// Spoken: the digit is wrong.
  public var wrong = "wrong"
  /// Spoken: a hint points at the square.
  public var hint = "hint"
  /// Spoken: `{digit}` is to be placed `{count}` times more.
  public var left = "{digit}, {count} left"
  /// Spoken: `{digit}` stands `{count}` times too often.
  public var tooMany = "{digit}, {count} too many"
  /// Spoken: the mark of a digit that is pencilled in.
  public var noted = "noted"
  /// Spoken: how far the game is, `{count}` of `{total}`.
  public var filled = "{count} of {total} squares filled"
  /// Spoken: the time so far, `{time}`.
  public var time = "time {time}"

  /// English.
  public init() {}
}
