public import GameShellKit

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
  /// Opens the menu over a board.
  public var menu = "Menu"
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
  /// Opens a line of a list.
  public var open = "open"
  /// There is not enough room.
  public var tooSmall = "Window too small"
  /// How much room there is and how much is needed: `{given}`, `{needed}`.
  public var roomNeeded = "{given}, needs {needed}"
  /// A part of a hundred: `{count}`.
  public var percent = "{count}%"

  /// Advertises another game: `{game}`.
  public var advertisement = "Also here: {game}"

  /// The library found nothing.
  public var noGames = "No games were found."
  /// What to do about it; the folders follow.
  public var whereGamesGo = "Put a game's .so file into one of these folders:"
  /// Heads the files in the library that cannot be played.
  public var notPlayable = "Not playable"
  /// Begins a search in the library.
  public var search = "Search"
  /// Ends it.
  public var endSearch = "End search"
  /// The search finds nothing.
  public var noMatch = "No game has such a name."
  /// Looks again at files that were set aside.
  public var tryAgain = "Try again"
  /// How many files have yet to be looked at.
  public var lookingAt = PluralText(
    one: "Looking at {count} more…", other: "Looking at {count} more…")
  /// How many games were won.
  public var wins = PluralText(one: "{count} won", other: "{count} won")
  /// On how many days in a row something was won.
  public var dayStreak = PluralText(one: "{count} day in a row", other: "{count} days in a row")
  /// A game that was never played.
  public var neverPlayed = "new"
  /// Beside a game in the list that runs without the sandbox.
  public var unconfined = "no sandbox"
  /// A game that nobody signed whom the player trusts, where the player wants to know.
  public var untrusted = "not trusted"
  /// Played last on this day.
  public var today = "today"
  /// Played last the day before.
  public var yesterday = "yesterday"
  /// Played last some days ago.
  public var daysAgo = PluralText(one: "{count} day ago", other: "{count} days ago")
  /// Played last some weeks ago.
  public var weeksAgo = PluralText(one: "{count} week ago", other: "{count} weeks ago")
  /// Played last some months ago.
  public var monthsAgo = PluralText(one: "{count} month ago", other: "{count} months ago")
  /// Played last some years ago.
  public var yearsAgo = PluralText(one: "{count} year ago", other: "{count} years ago")

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
  /// A game that does not answer.
  public var stall = StallStrings()
  /// What went wrong.
  public var reasons = ReasonStrings()
  /// Short messages.
  public var toasts = ToastStrings()
  /// What a game can begin without.
  public var steps = StepStrings()

  /// English.
  public init() {}
}

extension ShellStrings {
  /// A part of a hundred as the language writes it.
  public func percent(_ count: Int) -> String { percent.filling("count", with: count) }

  /// Advertises a game.
  public func advertisement(of game: String) -> String {
    advertisement.filling("game", with: game)
  }
}
