import GameShellKit
import GameShellUI
import Testing

@testable import GameAppKit

@Suite("The settings")
struct SettingsTests {
  let kept = InMemoryHostSettings()

  private func player(_ preferences: HostPreferences) throws -> Player {
    var stack = LiveStack.inMemory()
    stack.preferences = preferences
    let player = try Player(stack)
    try player.press("s")
    return player
  }

  @Test("colours and language are in force at once, and kept")
  func theme() throws {
    let preferences = HostPreferences(settings: kept)
    let player = try player(preferences)
    try player.press(.enter)
    #expect(preferences.palette == .highContrast)
    try player.press(.enter, .down, .enter)
    #expect(preferences.palette == .colorBlindSafe)
    #expect(preferences.appearance == .light)
    try player.press(.down, .enter)
    #expect(preferences.language == "en")
    let next = HostPreferences(settings: kept)
    #expect(next.palette == .colorBlindSafe)
    #expect(next.appearance == .light)
    #expect(next.language == "en")
  }

  @Test("a game gets the language that was chosen when it is opened next")
  func language() throws {
    try kept.set("de", for: "language")
    var stack = LiveStack.inMemory()
    stack.preferences = HostPreferences(settings: kept)
    let player = try Player(stack)
    try player.press("1")
    #expect(player.faults.locale == "de")
  }

  @Test("the host speaks the language that was chosen, at once and at Home")
  func hostLanguage() throws {
    let player = try player(HostPreferences(settings: kept))
    #expect(try player.sees("Settings"))
    try player.send(.action("settings.language"))
    try player.send(.action("settings.language"))
    #expect(kept.values["language"] == "de")
    #expect(try player.sees("Einstellungen"))
    try player.press("q")
    #expect(try player.sees("Beenden"))
  }

  @Test("volume and mute reach the sound, now and at the next start")
  func sound() throws {
    var heard: [String] = []
    let preferences = HostPreferences(settings: kept) { heard.append("\($0) \($1)") }
    let player = try player(preferences)
    try player.send(.action("settings.quieter"))
    try player.send(.action("settings.louder"))
    try player.send(.action("settings.louder"))
    try player.send(.action("settings.muted"))
    #expect(heard == ["100 false", "90 false", "100 false", "100 false", "100 true"])
    _ = HostPreferences(settings: kept) { heard.append("again \($0) \($1)") }
    #expect(heard.last == "again 100 true")
  }

  @Test("the reminder is switched, moved and switched off")
  func reminder() throws {
    let player = try player(HostPreferences())
    let reminders = player.root.deps.reminders
    try player.send(.action("settings.remind"))
    #expect(reminders.dailyMinute == 19 * 60)
    for action in ["hour.back", "minute.back", "hour.back"] {
      try player.send(.action("settings." + action))
    }
    #expect(reminders.dailyMinute == 17 * 60 + 55)
    #expect(try player.sees("17:55"))
    try player.send(.action("settings.remind"))
    #expect(reminders.dailyMinute == nil)
  }

  @Test("exported data is removed only after a question")
  func export() throws {
    var removals = 0
    let player = try player(
      HostPreferences(removeExport: { () throws(SaveError) in removals += 1 }))
    try player.send(.action("settings.export.remove"))
    try player.press(.escape)
    #expect(removals == 0)
    try player.send(.action("settings.export.remove"))
    try player.press("y")
    #expect(removals == 1)
    #expect(try player.sees("The exported data was removed."))
  }

  @Test("a setting that cannot be kept is told, and stays as it was")
  func failing() throws {
    let preferences = HostPreferences(settings: kept)
    let player = try player(preferences)
    kept.failure = SaveError("the disk is full")
    try player.press(.enter)
    #expect(preferences.palette == .system)
    #expect(try player.sees("the disk is full"))
  }

  @Test("what nobody understands in the store counts as not set")
  func strange() throws {
    for name in ["theme.palette", "theme.appearance", "audio.muted", "audio.volume"] {
      try kept.set("?", for: name)
    }
    let preferences = HostPreferences(settings: kept)
    #expect(preferences.palette == .system && preferences.appearance == nil)
    #expect(!preferences.isMuted && preferences.volume == 100)
  }

  @Test("q, Escape and the line at the foot lead back, ? shows the keys")
  func back() throws {
    let player = try player(HostPreferences())
    try player.press("?")
    #expect(try player.sees("Keys"))
    try player.press("?")
    #expect(player.root.screens == [.settings])
    try player.press("q")
    #expect(player.root.screens.isEmpty)
    try player.press("s", .escape)
    #expect(player.root.screens.isEmpty)
    #expect(try player.sees("Three"))
  }
}
