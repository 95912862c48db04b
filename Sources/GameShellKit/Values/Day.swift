/// A day of the player's calendar, counted from 1970-01-01.
///
/// Which day an instant belongs to depends on the place; only the host knows that and answers it
/// through `GameClock`. Arithmetic on days does not.
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  public var number: Int

  /// Makes a day from its number since 1970-01-01.
  public init(number: Int) { self.number = number }

  /// Makes a day of the proleptic Gregorian calendar; the month and day are not checked.
  ///
  /// The era arithmetic is Howard Hinnant's `days_from_civil`.
  public init(year: Int, month: Int, day: Int) {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(number: era * 146_097 + dayOfEra - 719_468)
  }

  /// Year, month 1 … 12 and day 1 … 31, by Howard Hinnant's `civil_from_days`.
  public var civil: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthIndex = (5 * dayOfYear + 2) / 153
    let month = monthIndex + (monthIndex < 10 ? 3 : -9)
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthIndex + 2) / 5 + 1)
  }

  /// 0 for Monday … 6 for Sunday, as ISO 8601 orders the week.
  public var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  /// Orders days by time.
  public static func < (a: Day, b: Day) -> Bool { a.number < b.number }

  /// The day so many days later.
  public static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }

  /// The number of days from `b` to `a`.
  public static func - (a: Day, b: Day) -> Int { a.number - b.number }
}

extension Day: CustomStringConvertible {
  /// ISO 8601, for example `2026-11-30`.
  public var description: String {
    let (year, month, day) = civil
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
