/// The words of the host's own screens, in one language. A name in braces is replaced.
public struct ShellStrings: Hashable, Sendable {
  /// Goes on with the game left last.
  public var resume = "Continue"
  /// Leads to all games.
  public var library = "Games"
  /// Leads back to where the player came from.
  public var back = "Back"
  /// Leads to the first screen of the game.
  public var home = "Home"
  /// Ends the program.
  public var quit = "Quit"
  /// Shows the keys.
  public var help = "Help"
  /// Heads the list of keys.
  public var keys = "Keys"
  /// Closes a dialog.
  public var close = "Close"
  /// Agrees.
  public var yes = "Yes"
  /// Disagrees.
  public var no = "No"
  /// Keeps things as they are.
  public var cancel = "Cancel"
  /// Moves among the lines of a list.
  public var choose = "choose"
  /// Opens a line of a list.
  public var open = "open"
  /// There is not enough room.
  public var tooSmall = "Window too small"
  /// How much room there is and how much is needed: `{given}`, `{needed}`.
  public var roomNeeded = "{given}, needs {needed}"

  /// Advertises another game: `{game}`.
  public var advertisement = "Also here: {game}"

  /// The library found nothing.
  public var noGames = "No games were found."
  /// What to do about it; the folders follow.
  public var whereGamesGo = "Put a game's .so file into one of these folders:"

  /// The settings.
  public var settings = SettingsStrings()
  /// The consent question.
  public var consent = ConsentStrings()
  /// Statistics, leaderboards and achievements.
  public var records = RecordsStrings()
  /// The daily puzzle and the calendar.
  public var daily = DailyStrings()
  /// The end of a game.
  public var completion = CompletionStrings()

  /// English.
  public init() {}
}

extension ShellStrings {
  /// Advertises a game.
  public func advertisement(of game: String) -> String {
    advertisement.filling("game", with: game)
  }
}
