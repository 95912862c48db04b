public import GameShellKit

/// How long ago a day was, in words: `today`, `yesterday`, `5 days ago`, `3 weeks ago` …; a day
/// that is yet to come counts as today.
public func formatDaysAgo(
  _ day: Day, today: Day, strings: ShellStrings = ShellStrings()
) -> String {
  let days = max(0, today - day)
  func words(_ text: String, _ count: Int) -> String {
    text.replacing("{count}", with: "\(count)")
  }
  return switch days {
  case 0: strings.today
  case 1: strings.yesterday
  case 2..<14: words(strings.daysAgo, days)
  case 14..<61: words(strings.weeksAgo, days / 7)
  case 61..<731: words(strings.monthsAgo, days * 12 / 365)
  default: words(strings.yearsAgo, days / 365)
  }
}
