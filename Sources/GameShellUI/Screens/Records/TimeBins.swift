import GameShellKit

/// How often which time was needed, in steps that are round for people.
struct TimeBins: Hashable {
  /// The steps' upper ends in milliseconds, evenly spaced.
  private(set) var ends: [Int64] = []
  /// How many times lie in each step.
  private(set) var counts: [Int] = []

  /// Seconds that a clock's reader counts in.
  private static let rounds: [Int64] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 43_200, 86_400,
  ]

  /// Counts times in at most so many steps, from the one with the shortest to the one with the
  /// longest; beyond a day each, the last step takes all that is longer.
  init(_ times: [Int64], limit: Int = 6) {
    guard let shortest = times.min(), let longest = times.max(), limit > 0 else { return }
    let steps = Self.rounds.map { $0 * 1000 }
    let step =
      steps.first { longest / $0 - shortest / $0 < Int64(limit) } ?? steps[steps.count - 1]
    let first = shortest / step
    let count = min(limit, Int(clamping: longest / step - first + 1))
    ends = (0..<count).map { (first + Int64($0) + 1) * step }
    counts = Array(repeating: 0, count: count)
    for time in times { counts[min(count - 1, Int(clamping: time / step - first))] += 1 }
  }
}
