public import GameShellKit

/// A month of a daily puzzle.
public struct CalendarModel: Hashable, Sendable {
  /// The first day of the month.
  public private(set) var first: Day
  /// How many days the month has.
  public private(set) var length: Int
  /// The days, of any month, on which the puzzle was done.
  public var done: Set<Day>
  /// The player's calendar day.
  public var today: Day

  /// Makes the month to which a day belongs.
  public init(month: Day, done: Set<Day>, today: Day) {
    let (year, number, day) = month.civil
    first = month + (1 - day)
    let next =
      number == 12
      ? Day(year: year + 1, month: 1, day: 1)
      : Day(year: year, month: number + 1, day: 1)
    length = next - first
    self.done = done
    self.today = today
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

  /// Days in a row on which the puzzle was done.
  public var streak: DayStreak { DayStreak(done, today: today) }

  /// The month after (1) or before (−1) this one, with the same days done.
  public func month(_ direction: Int) -> CalendarModel {
    CalendarModel(
      month: direction < 0 ? first + -1 : first + length, done: done, today: today)
  }
}
