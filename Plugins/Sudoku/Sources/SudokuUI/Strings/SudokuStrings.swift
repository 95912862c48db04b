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
  /// A puzzle that the player brought.
  public var ownPuzzle = "Own puzzle"
  /// How far a game is: `{count}` of `{total}` squares.
  public var summary = "{count} of {total}"
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
