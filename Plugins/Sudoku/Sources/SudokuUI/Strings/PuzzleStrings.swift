/// What there is to say of a puzzle: how it ended, and what is wrong with it.
public struct PuzzleStrings: Hashable, Sendable {
  /// The board is solved.
  public var solved = "Solved"
  /// The board is solved: `{time}`.
  public var solvedIn = "Solved in {time}"
  /// The puzzle left nothing to do.
  public var fullFromStart = "It was full from the start."
  /// How it was solved.
  public var withHelp = "with help"
  /// How it was solved.
  public var withoutHelp = "without help"
  /// What was solved and how: `{mode}`, `{help}`.
  public var circumstances = "{mode}, {help}"
  /// Warns of `{count}` solutions.
  public var ambiguous = "The puzzle has {count} solutions; any counts."
  /// Warns of `{count}` solutions, where room is short.
  public var ambiguousShort = "{count} solutions; any counts"
  /// A number that may be larger: `{count}`.
  public var orMore = "{count} or more"
  /// Refuses a puzzle.
  public var unsolvable = "The puzzle has no solution."
  /// Refuses a text: it has `{count}` characters, `{missing}` are missing.
  public var tooShort = "A puzzle has 81 characters, but this one has {count}: {missing} too few."
  /// Refuses a text: it has `{count}` characters, `{extra}` too many.
  public var tooLong = "A puzzle has 81 characters, but this one has {count}: {extra} too many."
  /// Refuses a text: `{position}`, `{square}`, `{character}`.
  public var badCharacter =
    "Character {position} ({square}) is {character}; write 1 to 9 for a digit and . or 0 for "
    + "a blank."
  /// Refuses a puzzle: `{digit}`, `{house}`, the squares `{first}` and `{second}`.
  public var givenTwice =
    "The digit {digit} is given twice in {house} ({first} and {second}); remove one of them."

  /// English.
  public init() {}
}
