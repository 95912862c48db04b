import GameShellKit
import Testing

@testable import FreedesktopReminders

/// What every reminder promises, whatever it is made of.
enum RemindersContract {
  struct Implementation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The reminder, and what it needs kept alive.
    let make: @Sendable () throws -> (any Reminders, AnyObject?)
  }

  static let implementations =
    [Implementation(testDescription: "in memory") { (InMemoryReminders(), nil) }]
    + ReminderBench.Systemd.allCases.map { systemd in
      Implementation(testDescription: "freedesktop, systemd \(systemd)") {
        let bench = try ReminderBench(systemd)
        return (try bench.reminders(), bench)
      }
    }
}

@Suite("Every reminder")
struct RemindersContractTests {
  @Test(
    "is not set at first, is set, is changed and is removed",
    arguments: RemindersContract.implementations)
  func setAndRemove(_ implementation: RemindersContract.Implementation) throws {
    let (reminders, keptAlive) = try implementation.make()
    try withExtendedLifetime(keptAlive) {
      #expect(reminders.dailyMinute == nil)
      for minute in [0, 1439, 600, nil, nil, 5] {
        try reminders.setDailyMinute(minute)
        #expect(reminders.dailyMinute == minute)
      }
    }
  }

  @Test(
    "refuses a minute that no day has, and keeps the earlier one",
    arguments: RemindersContract.implementations)
  func outOfRange(_ implementation: RemindersContract.Implementation) throws {
    let (reminders, keptAlive) = try implementation.make()
    try withExtendedLifetime(keptAlive) {
      try reminders.setDailyMinute(600)
      for minute in [-1, 1440, .max] {
        let error = #expect(throws: SaveError.self) { try reminders.setDailyMinute(minute) }
        #expect(error?.description.contains("choose 0 to 1439") == true)
        #expect(reminders.dailyMinute == 600)
      }
    }
  }

  @Test(
    "is not due on a day that was dealt with, and dealing with a day twice is no error",
    arguments: RemindersContract.implementations)
  func handled(_ implementation: RemindersContract.Implementation) throws {
    let (reminders, keptAlive) = try implementation.make()
    try withExtendedLifetime(keptAlive) {
      let evening = ReminderBench.time(day: 100, 20)
      try reminders.markHandled(now: evening)
      #expect(!reminders.isDue(now: evening))
      try reminders.setDailyMinute(600)
      try reminders.markHandled(now: evening)
      try reminders.markHandled(now: evening)
      #expect(!reminders.isDue(now: evening))
      #expect(reminders.dailyMinute == 600)
    }
  }
}
