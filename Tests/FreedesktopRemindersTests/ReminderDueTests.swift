import GameShellKit
import Platform
import TestSupport
import Testing

@testable import FreedesktopReminders

@Suite("Reminders that have come due")
struct ReminderDueTests {
  private typealias Bench = ReminderBench

  @Test("a reminder is due from its minute on, until it is handled, and again the next day")
  func daily() throws {
    let bench = try Bench(.absent)
    bench.now = Bench.time(day: 100, 12)
    let reminders = try bench.reminders()
    #expect(!reminders.isDue(now: bench.now))
    try reminders.setDailyMinute(19 * 60)
    #expect(!reminders.isDue(now: Bench.time(day: 100, 18, 59)))
    #expect(reminders.isDue(now: Bench.time(day: 100, 19)))
    try reminders.markHandled(now: Bench.time(day: 100, 20))
    #expect(!reminders.isDue(now: Bench.time(day: 100, 23, 59)))
    #expect(!reminders.isDue(now: Bench.time(day: 101, 18, 59)))
    #expect(try bench.reminders().isDue(now: Bench.time(day: 101, 19)))
  }

  @Test("an hour that is past when it is set means tomorrow")
  func pastHour() throws {
    let bench = try Bench(.absent)
    bench.now = Bench.time(day: 100, 20)
    let reminders = try bench.reminders()
    try reminders.setDailyMinute(19 * 60)
    #expect(!reminders.isDue(now: Bench.time(day: 100, 23)))
    #expect(!reminders.isDue(now: Bench.time(day: 101, 18)))
    #expect(reminders.isDue(now: Bench.time(day: 101, 19)))
  }

  @Test("one that was missed yesterday is due this morning, once")
  func missed() throws {
    let bench = try Bench(.absent)
    bench.now = Bench.time(day: 100, 12)
    let reminders = try bench.reminders()
    try reminders.setDailyMinute(19 * 60)
    #expect(reminders.isDue(now: Bench.time(day: 101, 8)))
    try reminders.markHandled(now: Bench.time(day: 101, 8))
    #expect(!reminders.isDue(now: Bench.time(day: 101, 9)))
  }

  @Test("today's game silences today's reminder before its hour, and tomorrow's comes")
  func played() throws {
    let bench = try Bench(.absent)
    bench.now = Bench.time(day: 100, 8)
    let reminders = try bench.reminders()
    try reminders.setDailyMinute(19 * 60)
    try reminders.markHandled(now: Bench.time(day: 100, 9))
    #expect(!reminders.isDue(now: Bench.time(day: 100, 20)))
    // A game of the day before that is reported late brings nothing back.
    try reminders.markHandled(now: Bench.time(day: 99, 23))
    #expect(!reminders.isDue(now: Bench.time(day: 100, 21)))
    #expect(reminders.isDue(now: Bench.time(day: 101, 20)))
    #expect(try bench.reminders().isDue(now: Bench.time(day: 101, 20)))
  }

  @Test("a removed reminder is never due")
  func removed() throws {
    let bench = try Bench(.absent)
    let reminders = try bench.reminders()
    try reminders.setDailyMinute(0)
    try reminders.setDailyMinute(nil)
    #expect(!reminders.isDue(now: Bench.time(day: 100, 12)))
  }

  @Test("words, minute and days survive the file, whatever the words")
  func roundTrip() {
    for words in ["", "plain", "a\nb\r\nc\\n\\", "x=y", "ünï\u{0}"] {
      let record = ReminderRecord(
        minute: 0, title: words, body: words, handledDay: -3, limitation: words)
      #expect(ReminderRecord(text: record.text) == record)
      #expect(record.text.split(separator: "\n", omittingEmptySubsequences: false).count == 7)
    }
    #expect(ReminderRecord(text: ReminderRecord().text) == ReminderRecord())
  }

  @Test(
    "a damaged file is no reminder, and is named",
    arguments: [
      "", "something else\n", "gamehost reminder 1\nminute=1440\n", "gamehost reminder 1\nminute=1",
      "gamehost reminder 1\nx\n",
    ])
  func damaged(text: String) throws {
    let bench = try Bench(.absent)
    let path = bench.folder.file("reminders/org.example.game.reminder")
    try FileSystem.makeFolders(Path.folder(of: path))
    try FileSystem.writeAtomically(Array(text.utf8), to: path)
    let reminders = try bench.reminders()
    #expect(reminders.dailyMinute == nil)
    #expect(
      reminders.limitation == "the reminder's file \(path) is damaged; set the reminder again")
    #expect(!reminders.isDue(now: Bench.time(day: 100, 12)))
    try reminders.setDailyMinute(5)
    #expect(try bench.reminders().dailyMinute == 5)
  }

  @Test("a reminder that cannot be kept is an error, and the earlier one stays")
  func notKept() throws {
    let bench = try Bench(.absent)
    try FileSystem.writeAtomically([], to: bench.folder.file("reminders"))
    #expect(throws: SaveError.self) { _ = try bench.reminders().setDailyMinute(5) }
    let reminders = try? bench.reminders()
    #expect(reminders?.dailyMinute == nil)
  }

  @Test("takes other words at once, and keeps its hour and what was handled")
  func otherWords() throws {
    let bench = try Bench(.absent)
    bench.now = Bench.time(day: 100, 12)
    let reminders = try bench.reminders()
    try reminders.setWords(title: "Aufgabe", body: "Heute neu.")
    #expect(try reminders.file.load()?.minute == nil)
    try reminders.setDailyMinute(19 * 60)
    #expect(try reminders.file.load()?.title == "Aufgabe")
    try reminders.markHandled(now: bench.now)
    try reminders.setWords(title: "Puzle del día", body: "Te espera.")
    let kept = try #require(try reminders.file.load())
    #expect(kept.title == "Puzle del día" && kept.body == "Te espera.")
    #expect(kept.minute == 19 * 60 && kept.handledDay == 100)
  }

  @Test("new words replace the old ones at the next start, without systemd")
  func newWords() throws {
    let bench = try Bench()
    try bench.reminders().setDailyMinute(5)
    let calls = try bench.calls()
    bench.title = "Das Rätsel des Tages"
    let file = try bench.reminders().file
    #expect(try file.load()?.title == "Das Rätsel des Tages")
    #expect(try bench.calls() == calls)
  }

  @Test("the machine's own calendar counts minutes from midnight")
  func machine() {
    let moment = LocalMoment.machine(1_700_000_000_000)
    let offset = Int64(LocalTime.offsetSeconds(at: 1_700_000_000_000))
    #expect(
      Int64(moment.day) * 86_400 + Int64(moment.minute) * 60
        == (1_700_000_000 + offset) / 60 * 60)
    #expect((0..<1440).contains(moment.minute))
  }
}
