public import GameShellKit

/// How long ago a day was, in words: `today`, `yesterday`, `5 days ago`, `3 weeks ago` …; a day
/// that is yet to come counts as today.
public func formatDaysAgo(
  _ day: Day, today: Day, strings: ShellStrings = ShellStrings()
) -> String {
  let days = max(0, today - day)
  return switch days {
  case 0: strings.today
  case 1: strings.yesterday
  case 2..<14: strings.daysAgo.text(for: days)
  case 14..<61: strings.weeksAgo.text(for: days / 7)
  case 61..<731: strings.monthsAgo.text(for: days * 12 / 365)
  default: strings.yearsAgo.text(for: days / 365)
  }
}
