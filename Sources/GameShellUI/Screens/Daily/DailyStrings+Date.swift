public import GameShellKit

extension DailyStrings {
  /// A day for people, with its year if that is not today's.
  public func text(of day: Day, today: Day) -> String {
    let words = self
    let (year, month, number) = day.civil
    let name = words.months.indices.contains(month - 1) ? words.months[month - 1] : "\(month)"
    let pattern = year == today.civil.year ? words.dateThisYear : words.date
    return pattern.filling("day", with: number).filling("month", with: name)
      .filling("year", with: year)
  }
}
