import GameShellKit
import Platform
import TestSupport
import Testing

@testable import GameAppKit

@Suite("Sound and reminders around a game")
struct SeamWiringTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// A host in a home without systemd, session bus and sound.
  private func host(clock: ManualClock) -> GameHost {
    let environment = Environment([
      "HOME": folder.path, "PATH": folder.path, "XDG_DATA_HOME": folder.file("data"),
    ])
    return GameHost(
      options: HostOptions(
        dataFolder: folder.file("data/gamehost"), stateFolder: folder.file("state"),
        folders: PluginFolders(
          given: [], environment: environment, xdg: nil, executable: nil),
        executable: "/usr/games/gamehost", environment: environment, locale: "de"),
      clock: clock)
  }

  private var config: GameConfig<CounterRoute> {
    var config = counterConfig()
    config.reminder = ReminderCopy(
      title: LocalizedText("Count", translations: ["de": "Zählen"]), body: "Today.")
    return config
  }

  private var scope: GameScope { GameScope(config) }

  @Test("a reminder is kept below the data folder, in the player's language")
  func reminderIsKept() throws {
    let host = host(clock: ManualClock())
    let reminders = try host.liveStack().reminders(scope)
    try reminders.setDailyMinute(600)
    let path = folder.file("data/gamehost/reminders/org.example.counter.reminder")
    let text = String(decoding: try FileSystem.read(path, limit: 9999), as: UTF8.self)
    #expect(text.contains("minute=600\ntitle=Zählen\nbody=Today.\n"))
    #expect(
      reminders.limitation == "systemctl was not found, so this machine has no systemd; "
        + "the reminder is shown when the game host is started instead")
    #expect(try self.host(clock: ManualClock()).liveStack().reminders(scope).dailyMinute == 600)
  }

  @Test("the timer's command says what it did, or why it could not")
  func remind() throws {
    let host = host(clock: ManualClock())
    #expect(
      try host.remind("org.example.counter")
        == "there is nothing to remind of for org.example.counter today")
    try host.liveStack().reminders(scope).setDailyMinute(0)
    let error = #expect(throws: SaveError.self) { try host.remind("org.example.counter") }
    #expect(error?.description.hasPrefix("there is no session bus here: ") == true)
  }

  @Test("a due reminder is a toast when its game is wired, once")
  func dueReminder() throws {
    let clock = ManualClock(now: GameTime(steady: 0, wall: 100 * 86_400_000))
    let host = host(clock: clock)
    func toast() throws -> String? {
      let wired = try makeGameAppWithDeps(config: config, stack: try host.liveStack())
      host.showDueReminder(wired, config.reminder)
      return wired.root.toast?.text
    }
    #expect(try toast() == nil)
    let wired = try makeGameAppWithDeps(config: config, stack: try host.liveStack())
    try wired.deps.reminders.setDailyMinute(0)
    clock.advance(milliseconds: 2 * 86_400_000)
    #expect(try toast() == "Zählen: Today.")
    #expect(try toast() == nil)
  }

  @Test("one sound system serves all games, and nothing is opened before the first cue")
  func sound() throws {
    let host = host(clock: ManualClock())
    #expect(host.soundDescriptor == nil)
    let audio = try host.liveStack().audio(scope)
    host.setSound(volume: 1, isMuted: true)
    audio.play("tap")
    #expect(host.soundDescriptor == nil)
    #expect(host.soundLimitation == nil)
    host.stopSound()
  }

  @Test("doctor hears of each seam that the machine may lack")
  func diagnosis() {
    let groups = host(clock: ManualClock()).diagnose()
    #expect(groups.map(\.title) == ["Services", "Trust and licences"])
    let services = groups[0].diagnoses
    #expect(
      services.map(\.subject)
        == [
          "telemetry", "faults", "saves", "backups", "sync", "sound", "reminders",
          "notifications",
        ])
    #expect(services.suffix(2).map(\.grade) == [.note, .note])
    #expect(
      groups[1].diagnoses.map(\.subject)
        == ["signatures", "policy", "trusted keys", "licences"])
    #expect(groups.flatMap(\.diagnoses).allSatisfy { !$0.sentence.isEmpty })
    // Looking makes nothing.
    #expect(!FileSystem.exists(folder.file("gamehost.sqlite")))
  }
}
