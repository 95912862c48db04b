public import GameShellKit

/// A month of a daily puzzle.
public struct CalendarModel: Hashable, Sendable {
  /// The first day of the month.
  public private(set) var first: Day
  /// How many days the month has.
  public private(set) var length: Int
  /// The days, of any month, on which the puzzle was done.
  public var done: Set<Day>
  /// The days, of any month, that make the streak.
  public var streakDays: Set<Day>
  /// The player's calendar day.
  public var today: Day
  /// The day on which the player stands, always of this month and not after today; nil for a
  /// calendar that is only looked at.
  public internal(set) var selected: Day?

  /// Makes the month to which a day belongs, to be looked at.
  public init(month: Day, done: Set<Day>, today: Day) {
    let (year, number, day) = month.civil
    first = month + (1 - day)
    let next =
      number == 12
      ? Day(year: year + 1, month: 1, day: 1)
      : Day(year: year, month: number + 1, day: 1)
    length = next - first
    self.done = done
    streakDays = done
    self.today = today
  }

  /// Makes the month to which a day belongs, with what was done of the daily puzzle.
  public init(month: Day, record: DailyRecord, today: Day) {
    self.init(month: month, done: record.done, today: today)
    streakDays = record.punctual
  }

  /// Makes the month of a selected day, which the player can change.
  public init(selected: Day, record: DailyRecord, today: Day) {
    let day = min(selected, today)
    self.init(month: day, record: record, today: today)
    self.selected = day
  }

  /// The weeks, Monday first; nil where a week's day belongs to another month.
  public var weeks: [[Day?]] {
    let before = first.weekday
    return stride(from: 0, to: before + length, by: 7).map { start in
      (start..<start + 7).map { index in
        (before..<before + length).contains(index) ? first + (index - before) : nil
      }
    }
  }

  /// Days in a row on which the day's own puzzle was done.
  public var streak: DayStreak { DayStreak(streakDays, today: today) }

  /// The last day of the month that the player can select; nil when all lie ahead.
  public var lastOpen: Day? { first > today ? nil : min(today, first + (length - 1)) }

  /// The month after (1) or before (−1) this one, with the same days done; a selection goes along,
  /// to the same day of the month as far as there is one.
  public func month(_ direction: Int) -> CalendarModel {
    var month = self
    let other = CalendarModel(
      month: direction < 0 ? first + -1 : first + length, done: done, today: today)
    month.first = other.first
    month.length = other.length
    month.selected = selected.map { min(other.first + ($0 - first), other.lastOpen ?? today) }
    return month
  }
}
