public import GamePluginKit

/// The words of the game, in one language. A name in braces is replaced.
public struct SudokuStrings: Hashable, Sendable {
  /// The game's name.
  public var title = "Sudoku"
  /// Invites the player, once a day.
  public var reminder = "Nine digits are waiting for their places."
  /// The level of the fewest techniques.
  public var easy = "Easy"
  /// The level after it.
  public var medium = "Medium"
  /// The level after that.
  public var hard = "Hard"
  /// The level of all techniques.
  public var expert = "Expert"
  /// What a puzzle of the level asks for.
  public var easyNeeds = "one square after the other"
  /// What a puzzle of the level asks for.
  public var mediumNeeds = "and locked candidates"
  /// What a puzzle of the level asks for.
  public var hardNeeds = "and pairs, triples, quadruples"
  /// What a puzzle of the level asks for.
  public var expertNeeds = "and fish, wings, chains"
  /// One puzzle a day.
  public var daily = "Daily puzzle"
  /// What the daily puzzle asks for.
  public var dailyNeeds = "easy on Monday, expert on Sunday"
  /// Heads the board of a day: `{level}`, `{date}`.
  public var dayTitle = "{level} · {date}"
  /// An achievement.
  public var achievementFirst = "Every digit in place"
  /// What has to be done for it.
  public var achievementFirstNeeds = "Solve a puzzle."
  /// An achievement.
  public var achievementHundred = "A hundred puzzles"
  /// What has to be done for it.
  public var achievementHundredNeeds = "Solve a hundred puzzles."
  /// An achievement.
  public var achievementExpert = "All by yourself"
  /// What has to be done for it.
  public var achievementExpertNeeds = "Solve an expert puzzle without help."
  /// An achievement.
  public var achievementWeek = "A whole week"
  /// What has to be done for it.
  public var achievementWeekNeeds = "Solve the daily puzzle seven days in a row."
  /// Is said of today.
  public var today = "today"
  /// How many digits a puzzle gives: `{count}`.
  public var givens = "{count} givens"
  /// The puzzle is being made.
  public var making = "making the puzzle…"
  /// The state of a day's puzzle.
  public var notBegun = "not begun yet"
  /// The state of a day's puzzle: `{progress}`, `{time}`.
  public var begun = "{progress} · {time}"
  /// The state of a day's puzzle: `{time}`.
  public var solvedIn = "✓ solved in {time}"
  /// Opens the puzzle.
  public var play = "Play"
  /// Opens a puzzle that was solved.
  public var playAgain = "Play again"
  /// Loads once more.
  public var tryAgain = "Try again"
  /// A command: back to the calendar.
  public var days = "Days"
  /// The puzzle of a day ahead: `{day}`.
  public var notYet = "the puzzle of {day} comes on that day"
  /// A puzzle that the player brought.
  public var ownPuzzle = "Own puzzle"
  /// Agrees.
  public var yes = "Yes"
  /// Disagrees.
  public var goOn = "Go on"
  /// Heads a question.
  public var restart = "Restart"
  /// Asks.
  public var restartMessage = "Take all digits and notes back?"
  /// Heads a question.
  public var newPuzzle = "New puzzle"
  /// Asks.
  public var newPuzzleMessage = "Give this puzzle up for a new one?"
  /// Heads a question.
  public var pastedPuzzle = "Pasted puzzle"
  /// Asks.
  public var pastedPuzzleMessage = "Open the pasted puzzle?"
  /// A command: digits become notes.
  public var notes = "Notes"
  /// A command: digits are written.
  public var digits = "Digits"
  /// A command.
  public var erase = "Erase"
  /// A command.
  public var undo = "Undo"
  /// A command.
  public var hint = "Hint"
  /// A command.
  public var redo = "Redo"
  /// A command.
  public var check = "Check"
  /// A command: notes everywhere.
  public var fill = "Fill"
  /// A command: no notes.
  public var clear = "Clear"
  /// A command.
  public var restartKey = "Restart"
  /// A command.
  public var new = "New"
  /// Moves the cursor.
  public var keyMove = "move"
  /// Pencils a digit in.
  public var keyNote = "note"
  /// Writes a digit.
  public var keyWrite = "write"
  /// Digits become notes.
  public var notesMark = "NOTES"
  /// Digits become notes.
  public var digitsBecomeNotes = "Digits become notes"
  /// Nothing can be checked.
  public var severalSolutions = "With several solutions only conflicts show."
  /// A check found nothing.
  public var nothingWrong = "Nothing is wrong so far."
  /// A check found something.
  public var wrong = PluralText(
    one: "{count} digit is wrong: ✗", other: "{count} digits are wrong: ✗")
  /// A move is not possible: `{square}`.
  public var isGiven = "The puzzle gives {square}."
  /// A move is not possible: `{square}`.
  public var hasDigit = "{square} has a digit."
  /// A move is not possible: `{digit}`, `{square}`.
  public var inSight = "{digit} stands in sight of {square}."
  /// The board is full and wrong, where room is short.
  public var fullShort = "Full, but not right: c checks"
  /// The board is full and wrong.
  public var full = "The board is full, but not right yet."
  /// Invites the first move, where room is short.
  public var typeShort = "Type a digit, or click one"
  /// Invites the first move.
  public var type = "Type a digit, or click one on the pad."
  /// There is not enough room: `{needed}`.
  public var tooSmall = "too small: {needed} at least"

  /// Hints.
  public var hints = HintStrings()
  /// What a screen reader says.
  public var spoken = SpokenStrings()
  /// How a puzzle ended, and what is wrong with it.
  public var puzzle = PuzzleStrings()

  /// English.
  public init() {}
}

extension SudokuStrings {
  /// The words for a BCP 47 locale; English where there is no translation.
  public init(locale: String) {
    self =
      LanguageFallback.candidates(for: locale).lazy.compactMap(Self.catalogue).first ?? Self()
  }

  /// A text in every language, for the manifest.
  public static func everywhere(_ text: (SudokuStrings) -> String) -> LocalizedText {
    var all = LocalizedText(text(SudokuStrings()))
    for language in languages where language != "en" {
      all.translations[language] = text(SudokuStrings(locale: language))
    }
    return all
  }
}
