public import GamePluginKit

/// The words of the game, in one language. A name in braces is replaced.
public struct MinesweeperStrings: Hashable, Sendable {
  /// The game's name.
  public var title = "Minesweeper"
  /// Invites the player, once a day.
  public var reminder = "A fresh field is waiting. One square at a time."
  /// The smallest of the usual boards.
  public var beginner = "Beginner"
  /// The middle one.
  public var intermediate = "Intermediate"
  /// The largest one.
  public var expert = "Expert"
  /// A board larger than the usual ones.
  public var large = "Large"
  /// One board a day.
  public var daily = "Daily board"
  /// What the daily board is.
  public var dailyNeeds = "small on Monday, no guessing ever"
  /// An achievement.
  public var achievementFirst = "Safe ground"
  /// What has to be done for it.
  public var achievementFirstNeeds = "Clear a board."
  /// An achievement.
  public var achievementHundred = "A hundred boards"
  /// What has to be done for it.
  public var achievementHundredNeeds = "Clear a hundred boards."
  /// An achievement.
  public var achievementExpert = "Nerves of steel"
  /// What has to be done for it.
  public var achievementExpertNeeds = "Clear an expert board without hints."
  /// An achievement.
  public var achievementWeek = "A whole week"
  /// What has to be done for it.
  public var achievementWeekNeeds = "Clear the daily board seven days in a row."
  /// Is said of today.
  public var today = "today"
  /// How much work a board is: `{number}`.
  public var threeBV = "3BV {number}"
  /// The board is being made.
  public var making = "laying mines…"
  /// The state of a day's board.
  public var notBegun = "not begun yet"
  /// The state of a day's board: `{progress}`, `{time}`.
  public var begun = "{progress} · {time}"
  /// The state of a day's board: `{time}`.
  public var clearedIn = "✓ cleared in {time}"
  /// Opens the board.
  public var play = "Play"
  /// Opens a board that was begun.
  public var goOn = "Go on"
  /// Opens a board that was cleared.
  public var playAgain = "Play again"
  /// Loads once more.
  public var tryAgain = "Try again"
  /// The board of a day ahead: `{day}`.
  public var notYet = "the board of {day} comes on that day"
  /// Asks before the board of a day is begun again.
  public var startOver = "Start this board over?"
  /// Begins the board of a day again.
  public var keyStartOver = "start over"
  /// A board's size: `{width}`, `{height}`, `{mines}`.
  public var measures = "{width}×{height}, {mines} mines"
  /// There is not enough room: `{needed}`.
  public var tooSmall = "too small: {needed} at least"
  /// Spoken: mines not yet marked.
  public var minesLeft = PluralText(
    one: "{count} mine left to mark", other: "{count} mines left to mark")
  /// Spoken: the time so far, `{time}`.
  public var time = "time {time}"
  /// Asks whether to give up, where room is short.
  public var newGame = "New game?"
  /// Asks whether to give up.
  public var giveUp = "Give this game up for a new one?"
  /// Spoken: how far the game is, `{count}` of `{total}`.
  public var squaresOpen = "{count} of {total} safe squares open"
  /// The game was won: `{time}`.
  public var cleared = "Cleared in {time}"
  /// The game was lost: `{time}`.
  public var boom = "Boom, after {time}"
  /// How many areas without numbers a board has.
  public var openings = PluralText(one: "{count} opening", other: "{count} openings")
  /// 3BV a second: `{speed}`.
  public var speed = "{speed} a second"
  /// Stands before hundredths.
  public var decimalPoint = "."
  /// A part of a hundred: `{count}`.
  public var percent = "{count}%"
  /// Invites the first move.
  public var openSquare = "Open a square."
  /// Invites the first move, where room is short.
  public var firstIsSafe = "The first is safe."
  /// Invites the first move.
  public var firstIsAlwaysSafe = "Open any square: the first is always safe."
  /// Agrees to a new game.
  public var keyNewGame = "new game"
  /// Goes on with the old one.
  public var keyKeep = "keep playing"
  /// Opens a square.
  public var keyOpen = "open"
  /// Marks a square.
  public var keyFlag = "flag"
  /// Takes a move back.
  public var keyUndo = "undo"
  /// Makes it again.
  public var keyRedo = "redo"
  /// Begins a new game.
  public var keyNew = "new"
  /// Asks for a hint.
  public var keyHint = "hint"
  /// Moves the cursor.
  public var keyMove = "move"
  /// A hint cannot be found.
  public var tooManyWays = "There are too many possibilities to count here."
  /// A hint cannot be found, where room is short.
  public var tooManyWaysShort = "Too many ways."
  /// Nothing follows.
  public var onlyGuess = "Nothing is certain: the next square is a guess."
  /// Nothing follows, where room is short.
  public var onlyGuessShort = "Only a guess is left."
  /// A hint: `{row}`, `{column}`.
  public var isWrong = "Row {row}, column {column} is wrongly marked"
  /// A hint: `{row}`, `{column}`.
  public var isSafe = "Row {row}, column {column} is safe"
  /// A hint: `{row}`, `{column}`.
  public var isMine = "Row {row}, column {column} is a mine"
  /// A hint with its reason: `{hint}`, `{reason}`.
  public var because = "{hint}: {reason}."
  /// A reason.
  public var oneNumber = "one number beside it says so"
  /// A reason.
  public var severalNumbers = "the numbers around leave no other way"
  /// A reason.
  public var mineCount = PluralText(
    one: "there is only {count} mine on the board", other: "there are only {count} mines")
  /// Stands for a reason where there is none.
  public var noReason = "nothing follows"
  /// Spoken: `{width}`, `{height}`.
  public var board = "{width} by {height} squares"
  /// Spoken: `{row}`, `{column}`, `{state}`.
  public var square = "row {row}, column {column}, {state}"
  /// Spoken: a square.
  public var closed = "closed"
  /// Spoken: a square.
  public var marked = "marked"
  /// Spoken: a square.
  public var noMinesAround = "no mines around"
  /// Spoken: a square.
  public var minesAround = PluralText(one: "{count} mine around", other: "{count} mines around")
  /// Spoken: a square.
  public var mine = "mine"
  /// Spoken: the square that lost the game.
  public var struck = "mine that went off"
  /// Spoken: a square.
  public var wronglyMarked = "wrongly marked"

  /// English.
  public init() {}
}

extension MinesweeperStrings {
  /// The words for a BCP 47 locale; English where there is no translation.
  public init(locale: String) {
    self =
      LanguageFallback.candidates(for: locale).lazy.compactMap(Self.catalogue).first ?? Self()
  }

  /// A board's size in words.
  public func measures(_ width: Int, _ height: Int, mines: Int) -> String {
    measures.filling("width", with: width).filling("height", with: height)
      .filling("mines", with: mines)
  }

  /// A text in every language, for the manifest.
  public static func everywhere(_ text: (MinesweeperStrings) -> String) -> LocalizedText {
    var all = LocalizedText(text(MinesweeperStrings()))
    for language in languages where language != "en" {
      all.translations[language] = text(MinesweeperStrings(locale: language))
    }
    return all
  }
}
