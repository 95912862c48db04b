import GameShellKit
import Platform
import TestSupport
import Testing

@testable import FreedesktopReminders

@Suite("The reminder's timer")
struct ReminderTimerTests {
  @Test("setting a reminder writes both units and starts the timer")
  func set() throws {
    let bench = try ReminderBench()
    let reminders = try bench.reminders()
    try reminders.setDailyMinute(19 * 60 + 5)
    #expect(
      try bench.unit(".timer") == """
        [Unit]
        Description=gamehost reminder: Puzzle of the day (timer)

        [Timer]
        OnCalendar=*-*-* 19:05:00
        Persistent=true
        Unit=gamehost-org.example.game.service

        [Install]
        WantedBy=timers.target

        """)
    #expect(
      try bench.unit(".service") == """
        [Unit]
        Description=gamehost reminder: Puzzle of the day (notification)

        [Service]
        Type=oneshot
        TimeoutStartSec=60
        ExecStart="/usr/games/gamehost" "remind" "org.example.game"

        """)
    #expect(
      try bench.calls() == [
        "daemon-reload", "enable gamehost-org.example.game.timer",
        "restart gamehost-org.example.game.timer",
      ])
    #expect(reminders.limitation == nil)
    #expect(try FileSystem.list(bench.folder.file("systemd/user")).count == 2)
  }

  @Test("removing a reminder stops the timer and leaves no file")
  func remove() throws {
    let bench = try ReminderBench()
    let reminders = try bench.reminders()
    try reminders.setDailyMinute(60)
    let before = try bench.calls().count
    try reminders.setDailyMinute(nil)
    #expect(
      try bench.calls().dropFirst(before)
        == ["disable --now gamehost-org.example.game.timer", "daemon-reload"])
    #expect(try FileSystem.list(bench.folder.file("systemd/user")) == [])
    try reminders.setDailyMinute(nil)
    #expect(try bench.calls().count == before + 2)
  }

  @Test("a reminder that was never set touches neither systemd nor a file of units")
  func untouched() throws {
    let bench = try ReminderBench()
    try bench.reminders().setDailyMinute(nil)
    #expect(try bench.calls() == [])
    #expect(!FileSystem.exists(bench.folder.file("systemd")))
  }

  @Test("without systemd the reminder is kept, and the reason is a sentence")
  func absent() throws {
    let bench = try ReminderBench(.absent)
    try bench.reminders().setDailyMinute(60)
    let again = try bench.reminders()
    #expect(again.dailyMinute == 60)
    #expect(
      again.limitation == "systemctl was not found, so this machine has no systemd; "
        + "the reminder is shown when the game host is started instead")
    #expect(!FileSystem.exists(bench.folder.file("systemd")))
  }

  @Test("a systemd that refuses is quoted, and no unit is left behind")
  func refusing() throws {
    let bench = try ReminderBench(.refusing)
    let reminders = try bench.reminders()
    try reminders.setDailyMinute(60)
    #expect(
      reminders.limitation
        == "systemctl --user daemon-reload said: Failed to connect to bus: No medium found; "
        + "the reminder is shown when the game host is started instead")
    #expect(try FileSystem.list(bench.folder.file("systemd/user")) == [])
  }

  @Test("once systemd works, setting the reminder again takes the limitation away")
  func recovers() throws {
    let bench = try ReminderBench(.refusing)
    try bench.reminders().setDailyMinute(60)
    let reminders = try bench.reminders()
    let script = "#!/bin/sh\nexit 0\n"
    try FileSystem.writeAtomically(
      Array(script.utf8), to: bench.folder.file("bin/systemctl"), permissions: 0o755)
    try reminders.setDailyMinute(60)
    #expect(reminders.limitation == nil)
    #expect(try bench.reminders().limitation == nil)
    #expect(try bench.unit(".timer") != nil)
  }

  @Test("a timer is removed also when systemd is gone, with the link that enables it")
  func removedWithoutSystemd() throws {
    let bench = try ReminderBench()
    let reminders = try bench.reminders()
    try reminders.setDailyMinute(60)
    let wants = bench.folder.file("systemd/user/timers.target.wants")
    try FileSystem.makeFolders(wants)
    try FileSystem.writeAtomically([], to: wants + "/gamehost-org.example.game.timer")
    try FileSystem.remove(bench.folder.file("bin/systemctl"))
    try reminders.setDailyMinute(nil)
    #expect(reminders.limitation == nil)
    #expect(try FileSystem.list(bench.folder.file("systemd/user")) == ["timers.target.wants"])
    #expect(try FileSystem.list(wants) == [])
  }

  @Test("a place that cannot be written is said to be so, and the reminder is kept")
  func notWritable() throws {
    let bench = try ReminderBench()
    try FileSystem.writeAtomically([], to: bench.folder.file("systemd"))
    let reminders = try bench.reminders()
    try reminders.setDailyMinute(60)
    #expect(reminders.dailyMinute == 60)
    #expect(reminders.limitation?.hasPrefix("the reminder's timer cannot be written: ") == true)
    #expect(try bench.calls() == [])
  }
}
