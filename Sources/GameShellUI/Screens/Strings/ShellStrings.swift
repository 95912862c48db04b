/// The words of the host's own screens, in one language.
public struct ShellStrings: Hashable, Sendable {
  /// Goes on with the game left last.
  public var resume = "Continue"
  /// Leads to all games.
  public var library = "Games"
  /// Leads back to where the player came from.
  public var back = "Back"
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
  /// Moves among the lines of a list.
  public var choose = "choose"
  /// Opens a line of a list.
  public var open = "open"
  /// There is not enough room.
  public var tooSmall = "Window too small"
  /// How much room there is and how much is needed; `{given}` and `{needed}` are replaced.
  public var roomNeeded = "{given}, needs {needed}"

  /// The library found nothing.
  public var noGames = "No games were found."
  /// What to do about it; the folders follow.
  public var whereGamesGo = "Put a game's .so file into one of these folders:"

  /// English.
  public init() {}
}
