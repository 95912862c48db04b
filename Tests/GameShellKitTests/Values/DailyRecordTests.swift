import GameShellKit
import Testing

@Suite("What was done of the daily puzzles")
struct DailyRecordTests {
  let day = Day(year: 2026, month: 11, day: 30)

  private func game(
    _ id: String, on day: Day, isWon: Bool = true, elapsed: Int64 = 1000
  ) -> FinishedGame {
    FinishedGame(
      completion: GameCompletion(
        mode: "daily", gameID: id, isWon: isWon, elapsed: elapsed, score: elapsed),
      finishedAt: 0, day: day)
  }

  @Test("a game counts for the day of its puzzle, and for a streak only on that day")
  func days() {
    let record = DailyRecord([
      game(dailyGameID(day + -2), on: day + -2),
      // Yesterday's puzzle, solved today; and begun before midnight, solved after it.
      game(dailyGameID(day + -1), on: day, elapsed: 2000),
      game(dailyGameID(day + -9), on: day + -8),
      game(dailyGameID(day), on: day, isWon: false),
    ])
    #expect(record.done == [day + -2, day + -1, day + -9])
    #expect(record.times[day + -1] == 2000)
    #expect(record.punctual == [day + -2])
    #expect(record.streak(today: day).current == 0)
    #expect(record.streak(today: day + -1).current == 1)
  }

  @Test("the first time that a day's puzzle was solved counts")
  func first() {
    let record = DailyRecord([
      game(dailyGameID(day), on: day, elapsed: 5),
      game(dailyGameID(day, name: "hard"), on: day + 1, elapsed: 9),
    ])
    #expect(record.times == [day: 5])
    #expect(record.streak(today: day).current == 1)
  }

  @Test("an id without a day counts for the day on which the game ended")
  func plain() {
    let record = DailyRecord([game("9x9x10#5", on: day), game("x:2026-11-31", on: day + 1)])
    #expect(record.done == [day, day + 1])
    #expect(record.streak(today: day + 1).current == 2)
  }
}

@Suite("The next day of a clock")
struct NextDayTests {
  /// A clock that goes back by an hour at an instant, or forward by a negative one.
  final class Saving: GameClock {
    let base: ManualClock
    let change: Int64
    let minutes: Int
    private(set) var questions = 0
    init(offset: Int, change: Int64, minutes: Int) {
      base = ManualClock(utcOffset: offset)
      self.change = change
      self.minutes = minutes
    }
    var now: GameTime { base.now }
    func day(of wall: Int64) -> Day {
      questions += 1
      return base.day(of: wall - (wall >= change ? Int64(minutes) * 60_000 : 0))
    }
  }

  let midnight: Int64 = 20_787 * 86_400_000

  @Test(
    "is local midnight, wherever the player is, with few questions",
    arguments: [-720, -210, -90, 0, 330, 345, 525, 765, 840, 34, -1])
  func places(_ offset: Int) {
    let clock = Saving(offset: offset, change: .max, minutes: 0)
    let next = midnight - Int64(offset) * 60_000
    for before: Int64 in [1, 999, 900_000, 900_001, 43_211_234, 86_399_999, 86_400_000] {
      #expect(clock.nextDay(after: next - before) == next, "\(before) ms before")
    }
    #expect(clock.nextDay(after: next) == next + 86_400_000)
    #expect(offset % 15 != 0 || clock.questions < 8 * 22)
  }

  @Test("is the first instant of the day where daylight saving skips or repeats midnight")
  func saving() {
    let hour: Int64 = 3_600_000
    // The clocks go back, in the morning and at midnight itself, which then comes an hour later.
    for change in [midnight - 20 * hour, midnight] {
      let clock = Saving(offset: 0, change: change, minutes: 60)
      #expect(clock.nextDay(after: midnight - 21 * hour) == midnight + hour)
    }
    // They go forward: the day is an hour shorter, or begins at one o'clock.
    for change in [midnight - 20 * hour, midnight - hour] {
      let clock = Saving(offset: 0, change: change, minutes: -60)
      #expect(clock.nextDay(after: midnight - 21 * hour) == midnight - hour)
    }
  }
}
