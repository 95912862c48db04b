/// The words of statistics, leaderboards and achievements.
public struct RecordsStrings: Hashable, Sendable {
  /// Heads the figures, and leads to them.
  public var statistics = "Statistics"
  /// Heads the leaderboards.
  public var leaderboards = "Leaderboards"
  /// Heads the achievements.
  public var achievements = "Achievements"
  /// Statistics, where room is short.
  public var statisticsShort = "Stats"
  /// Leaderboards, where room is short.
  public var leaderboardsShort = "Boards"
  /// Achievements, where room is short.
  public var achievementsShort = "Goals"
  /// No game was finished in any mode.
  public var noGames = "Nothing here yet. Finish a game, and it is counted."
  /// The game has no leaderboards.
  public var noLeaderboards = "This game has no leaderboards."
  /// The game has no achievements.
  public var noAchievements = "This game has no achievements."
  /// A mode or leaderboard is empty.
  public var none = "none yet"
  /// The records cannot be read: `{reason}`.
  public var unreadable = "The records cannot be read: {reason}"

  /// Games that were finished.
  public var played = "Played"
  /// Games that were won.
  public var won = "Won"
  /// Won games of those that were finished.
  public var winRate = "Rate"
  /// Wins since the last loss.
  public var streak = "Streak"
  /// The most wins in a row.
  public var longestStreak = "Longest"
  /// The shortest time.
  public var best = "Best"
  /// The mean time.
  public var mean = "Mean"
  /// Heads the bars of how often which time was needed.
  public var distribution = "Times"
  /// Heads the line of the last times.
  public var history = "Last games"
  /// Stands between seconds and their tenths.
  public var decimalPoint = "."
  /// A step of the distribution: `{time}`.
  public var upTo = "to {time}"

  /// Since the beginning.
  public var allTime = "All time"
  /// Since Monday.
  public var thisWeek = "Week"
  /// Since midnight.
  public var today = "Today"

  /// English.
  public init() {}
}

/// The words of the daily puzzle and the calendar.
public struct DailyStrings: Hashable, Sendable {
  /// Today's puzzle was solved.
  public var done = "done today"
  /// Today's puzzle was not solved yet.
  public var open = "today's is open"
  /// Days in a row: `{count}`.
  public var streak = "streak {count}"
  /// The most days in a row: `{count}`.
  public var longest = "longest {count}"
  /// Two letters for each day of the week, Monday first.
  public var weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  /// The months.
  public var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// Heads the calendar: `{month}`, `{year}`.
  public var monthAndYear = "{month} {year}"
  /// A day of another year: `{day}`, `{month}`, `{year}`.
  public var date = "{month} {day}, {year}"
  /// A day of this year: `{day}`, `{month}`.
  public var dateThisYear = "{month} {day}"
  /// Selects another day.
  public var keyDay = "day"
  /// Selects another month.
  public var keyMonth = "month"
  /// Selects today.
  public var keyToday = "today"
  /// Leaves the calendar.
  public var keyBack = "back"

  /// English.
  public init() {}
}

/// The words of the end of a game.
public struct CompletionStrings: Hashable, Sendable {
  /// Heads a won game.
  public var won = "Well done"
  /// Heads a lost game.
  public var lost = "Game over"
  /// Closes the dialog.
  public var close = "Close"
  /// The time that was needed.
  public var time = "Time"
  /// The shortest time so far.
  public var best = "Best"
  /// This time is the shortest.
  public var newBest = "New best"
  /// Wins, or days, in a row.
  public var streak = "Streak"
  /// Help was taken, so the time counts for no leaderboard.
  public var assisted = "With help: not on the leaderboards"
  /// Stands above the text to share.
  public var share = "To share"
  /// The text to share: `{game}`, `{mode}`, `{time}`, `{id}`.
  public var shareText = "{game} · {mode} · {time}"
  /// The second line of the text to share: `{id}`.
  public var shareID = "Game {id}"

  /// English.
  public init() {}
}
