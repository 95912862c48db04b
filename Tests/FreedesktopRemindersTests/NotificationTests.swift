import GameShellKit
import Platform
import TestSupport
import Testing

@testable import FreedesktopReminders

@Suite(
  "Notifications on a real bus",
  .enabled(
    if: PrivateBus.isPossible,
    "SKIPPED: dbus-daemon or libdbus-1.so.3 is not installed (Debian: dbus-daemon, libdbus-1-3)"))
struct NotificationTests {
  /// What a call came to, in words, since it crosses a thread.
  private static func send(_ title: String, _ body: String, _ environment: Environment) -> String {
    do throws(NotificationProblem) {
      return "id \(try sendReminder(title: title, body: body, environment: environment))"
    } catch {
      return "\(error)"
    }
  }

  private func send(
    _ title: String, _ body: String, through bus: PrivateBus, to desktop: FakeDesktop
  ) throws -> String {
    let environment = bus.environment
    return try desktop.serve { Self.send(title, body, environment) }
  }

  @Test("title and text arrive, in a call of the specified shape")
  func arrives() throws {
    let bus = try PrivateBus()
    let desktop = try FakeDesktop(bus)
    #expect(try send("Täglich", "line\n<b>2</b> & 3", through: bus, to: desktop) == "id 1")
    #expect(desktop.shown.map(\.signature) == ["susssasa{sv}i"])
    #expect(
      desktop.shown.map(\.arguments) == [
        [
          .string("gamehost"), .uint32(0), .string("applications-games"), .string("Täglich"),
          .string("line\n<b>2</b> & 3"), .strings([]),
          .properties(["desktop-entry": .string("gamehost"), "urgency": .byte(1)]), .int32(-1),
        ]
      ])
  }

  @Test("a service that reads markup gets the text as text")
  func markup() throws {
    let bus = try PrivateBus()
    let desktop = try FakeDesktop(bus)
    desktop.capabilities = ["actions", "body", "body-markup"]
    _ = try send("<i>", "<b>2</b> & \"3\"", through: bus, to: desktop)
    #expect(desktop.shown.first?.arguments[3] == .string("<i>"))
    #expect(desktop.shown.first?.arguments[4] == .string("&lt;b&gt;2&lt;/b&gt; &amp; \"3\""))
  }

  @Test("texts that D-Bus could not carry are made to fit")
  func oddTexts() throws {
    let bus = try PrivateBus()
    let desktop = try FakeDesktop(bus)
    let long = String(repeating: "ä", count: 5000)
    #expect(try send("a\u{0}b", long, through: bus, to: desktop) == "id 1")
    #expect(desktop.shown.first?.arguments[3] == .string("ab"))
    #expect(
      desktop.shown.first?.arguments[4] == .string(String(repeating: "ä", count: 1999) + "…"))
    #expect(try send("", "", through: bus, to: desktop) == "id 2")
  }

  @Test("a desktop without the service is told from one without a bus")
  func missing() throws {
    let nowhere = Self.send("t", "b", Environment())
    #expect(nowhere.hasPrefix("there is no session bus here: "))
    let bus = try PrivateBus()
    #expect(
      Self.send("t", "b", bus.environment)
        == "the desktop has no notification service; start one, for example dunst or mako")
    let folder = try TemporaryFolder()
    let gone = Environment(["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.file("none"))"])
    #expect(Self.send("t", "b", gone).hasPrefix("the session bus refused: "))
    let wrong = Environment(["DBUS_SESSION_BUS_ADDRESS": "not an address"])
    #expect(Self.send("t", "b", wrong).hasPrefix("the session bus refused: "))
  }

  @Test("the socket that systemd makes for a user is found without an address")
  func runtimeFolder() throws {
    let bus = try PrivateBus()
    let desktop = try FakeDesktop(bus)
    let environment = Environment(["XDG_RUNTIME_DIR": bus.folder.path])
    #expect(try desktop.serve { Self.send("t", "b", environment) } == "id 1")
    #expect(SessionBus.escaped("/run/a b,c=é") == "/run/a%20b%2cc%3d%c3%a9")
  }

  @Test("the timer's command sends the kept words once a day, and not after a removal")
  func delivery() throws {
    let bus = try PrivateBus()
    let desktop = try FakeDesktop(bus)
    let bench = try ReminderBench()
    bench.now = ReminderBench.time(day: 100, 12)
    let reminders = try bench.reminders()
    let (folder, environment) = (bench.folder.file("reminders"), bus.environment)
    func deliver(_ now: Int64) throws -> String {
      try desktop.serve {
        do throws(SaveError) {
          let result = try deliverReminder(
            subsystem: "org.example.game", folder: folder, environment: environment, now: now,
            localMoment: ReminderBench.utc)
          return "\(result)"
        } catch {
          return "\(error)"
        }
      }
    }
    #expect(try deliver(bench.now) == "notWanted")
    try reminders.setDailyMinute(19 * 60)
    #expect(try deliver(ReminderBench.time(day: 100, 19)) == "sent")
    #expect(try deliver(ReminderBench.time(day: 100, 19, 1)) == "notWanted")
    #expect(!reminders.isDue(now: ReminderBench.time(day: 100, 20)))
    #expect(try deliver(ReminderBench.time(day: 101, 19)) == "sent")
    try reminders.markHandled(now: ReminderBench.time(day: 102, 9))
    #expect(try deliver(ReminderBench.time(day: 102, 19)) == "notWanted")
    try reminders.setDailyMinute(nil)
    #expect(try deliver(ReminderBench.time(day: 103, 19)) == "notWanted")
    #expect(desktop.shown.count == 2)
    #expect(
      desktop.shown[0].arguments[3...4] == [
        .string("Puzzle of the day"), .string("It waits for you."),
      ])
  }

  @Test("a reminder that could not be sent is due at the next start")
  func undelivered() throws {
    let bench = try ReminderBench()
    bench.now = ReminderBench.time(day: 100, 12)
    let reminders = try bench.reminders()
    try reminders.setDailyMinute(19 * 60)
    let now = ReminderBench.time(day: 100, 19)
    let result = try deliverReminder(
      subsystem: "org.example.game", folder: bench.folder.file("reminders"),
      environment: Environment(), now: now, localMoment: ReminderBench.utc)
    guard case .failed(let problem) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(problem.description.hasPrefix("there is no session bus here"))
    #expect(reminders.isDue(now: now))
  }

  @Test("doctor hears of systemd and of the desktop, each in its sentence")
  func diagnosis() throws {
    let bus = try PrivateBus()
    let desktop = try FakeDesktop(bus)
    var environment = try ReminderBench().environment
    let missing = FreedesktopReminders.diagnose(environment)
    #expect(missing.map(\.works) == [false, false])
    let bench = try ReminderBench()
    environment = bench.environment
    environment.variables.merge(bus.environment.variables) { $1 }
    let asked = environment
    let sentences = try desktop.serve {
      FreedesktopReminders.diagnose(asked).map { "\($0.works) \($0.sentence)" }
        .joined(separator: "\n")
    }
    #expect(
      sentences == """
        true reminders are timed by systemd
        true reminders are shown by the desktop's notification service
        """)
    #expect(try bench.calls() == ["show-environment"])
    #expect(desktop.shown.isEmpty)
  }
}
