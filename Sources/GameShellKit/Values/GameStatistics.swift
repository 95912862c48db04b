/// What a player's finished games come to.
public struct GameStatistics: Hashable, Sendable {
  /// Finished games.
  public var played = 0
  /// Won games.
  public var won = 0
  /// Wins since the last loss.
  public var currentStreak = 0
  /// The most wins in a row.
  public var longestStreak = 0
  /// The shortest won game played without help, in milliseconds.
  public var best: Int64?
  /// The mean of the won games played without help, in milliseconds.
  public var mean: Int64?
  /// The times of the won games played without help, in milliseconds, oldest first.
  public var times: [Int64] = []

  /// Counts games, oldest first.
  public init(_ games: [FinishedGame]) {
    for game in games {
      played += 1
      guard game.completion.isWon else {
        currentStreak = 0
        continue
      }
      won += 1
      currentStreak += 1
      longestStreak = max(longestStreak, currentStreak)
      if !game.completion.isAssisted { times.append(game.completion.elapsed) }
    }
    best = times.min()
    if !times.isEmpty { mean = times.reduce(0, +) / Int64(times.count) }
  }

  /// Counts times in so many equal steps from 0 to the longest; empty without times.
  public func distribution(steps: Int) -> [(upTo: Int64, count: Int)] {
    guard let longest = times.max(), steps > 0 else { return [] }
    let step = max(1, (longest + Int64(steps)) / Int64(steps))
    var counts = Array(repeating: 0, count: steps)
    for time in times { counts[min(steps - 1, Int(time / step))] += 1 }
    return counts.enumerated().map { (step * Int64($0.offset + 1), $0.element) }
  }
}

/// Days in a row on which something was done.
public struct DayStreak: Hashable, Sendable {
  /// Days in a row up to today, or up to yesterday when today is still open.
  public var current = 0
  /// The most days in a row.
  public var longest = 0

  /// Counts days, in any order and each counted once.
  public init(_ days: some Sequence<Day>, today: Day) {
    var run = 0
    var last: Day?
    for day in Set(days).sorted() {
      run = last.map { day - $0 == 1 } == true ? run + 1 : 1
      longest = max(longest, run)
      last = day
    }
    if let last, today - last <= 1, last <= today { current = run }
  }
}
