import GameShellKit
import Testing

@Suite("Days")
struct DayTests {
  @Test(
    "a date and its number since 1970 are the same day",
    arguments: [
      (1970, 1, 1, 0, 3), (2000, 2, 29, 11_016, 1), (2026, 11, 30, 20_787, 0),
      (1969, 12, 31, -1, 2), (1600, 3, 1, -135_080, 2), (9999, 12, 31, 2_932_896, 4),
      (1900, 2, 28, -25_509, 2), (1, 1, 1, -719_162, 0),
    ])
  func dates(year: Int, month: Int, day: Int, number: Int, weekday: Int) {
    let date = Day(year: year, month: month, day: day)
    #expect(date.number == number)
    #expect(date.civil == (year, month, day))
    #expect(date.weekday == weekday)
  }

  @Test("every day of four centuries follows the one before")
  func consecutive() {
    var last = Day(year: 1799, month: 12, day: 31)
    while last.number < Day(year: 2200, month: 1, day: 1).number {
      let next = last + 1
      let (year, month, day) = next.civil
      #expect(Day(year: year, month: month, day: day) == next)
      let (lastYear, lastMonth, lastDay) = last.civil
      let follows =
        (year, month, day) == (lastYear, lastMonth, lastDay + 1)
        || (day == 1 && (month == lastMonth + 1 || (month == 1 && lastMonth == 12)))
      if !follows { Issue.record("\(last) is followed by \(next)") }
      last = next
    }
  }

  @Test("days are written as ISO 8601, compared and subtracted")
  func arithmetic() {
    let day = Day(year: 2026, month: 3, day: 9)
    #expect("\(day)" == "2026-03-09")
    #expect(day < day + 1)
    #expect((day + 30) - day == 30)
  }

  @Test(
    "a fixed clock's day changes at local midnight, from UTC-12 to UTC+14",
    arguments: (-12...14).map { $0 * 60 })
  func midnight(offset: Int) {
    let clock = ManualClock(utcOffset: offset)
    let midnight = Int64(20_787) * 86_400_000 - Int64(offset) * 60_000
    #expect(clock.day(of: midnight - 1) == Day(number: 20_786))
    #expect(clock.day(of: midnight) == Day(number: 20_787))
    #expect(clock.day(of: midnight + 86_399_999) == Day(number: 20_787))
    let first = -Int64(offset) * 60_000
    #expect(clock.day(of: first) == Day(number: 0) && clock.day(of: first - 1) == Day(number: -1))
    clock.now = GameTime(steady: 0, wall: midnight - 1)
    clock.advance(milliseconds: 1)
    #expect(clock.today == Day(number: 20_787) && clock.now.steady == 1)
  }
}
