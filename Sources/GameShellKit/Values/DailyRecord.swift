/// What a player did of a game's daily puzzles, from the finished games of its daily mode.
///
/// It is the only place that says which day a finished game counts for: Home, the end of a game,
/// the statistics and a game's own screens all ask it, and so they agree.
public struct DailyRecord: Hashable, Sendable {
  /// Milliseconds played, by the day whose puzzle was solved.
  public private(set) var times: [Day: Int64] = [:]
  /// The days whose puzzle was solved on that day; they alone make a streak.
  public private(set) var punctual: Set<Day> = []

  /// Counts games; those that were lost do not count.
  public init(_ games: some Sequence<FinishedGame>) {
    for game in games where game.completion.isWon {
      let day = game.completion.dailyDay ?? game.day
      if times[day] == nil { times[day] = game.completion.elapsed }
      if day == game.day { punctual.insert(day) }
    }
  }

  /// Nothing was solved yet.
  public init() { self.init([]) }

  /// The days whose puzzle was solved, on that day or later.
  public var done: Set<Day> { Set(times.keys) }

  /// Days in a row on which the day's own puzzle was solved.
  public func streak(today: Day) -> DayStreak { DayStreak(punctual, today: today) }
}

/// The id under which a game reports the puzzle of a day: `daily:2026-11-30`.
///
/// It is the same for every player of that day, and so the puzzle counts once however often it is
/// solved. A game with several daily puzzles tells them apart by `name`.
public func dailyGameID(_ day: Day, name: String = "daily") -> String { "\(name):\(day)" }

extension GameCompletion {
  /// The day whose puzzle this is, from an id that ends in `:2026-11-30`; nil for other ids.
  public var dailyDay: Day? {
    gameID.lastIndex(of: ":").flatMap { Day(iso: String(gameID[gameID.index(after: $0)...])) }
  }
}
