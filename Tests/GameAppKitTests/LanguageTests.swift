import GameShellKit
import Testing

@testable import GameAppKit

/// The language chosen in the settings while a board lies beneath them.
@Suite("The language, changed in play")
struct LanguageTests {
  /// A player who has counted to two of ten and opened the settings.
  private func player(_ stack: LiveStack = .inMemory()) throws -> Player {
    let player = try Player(stack)
    try player.press("2", "+", "+", .escape)
    try player.send(.action("menu.settings"))
    #expect(player.root.screens.last == .settings)
    return player
  }

  private func chooseGerman(_ player: Player) throws {
    try player.send(.action("settings.language"))
    try player.send(.action("settings.language"))
  }

  @Test("the board is asked again in it, where it stands, and stays covered")
  func board() throws {
    let player = try player()
    #expect(player.faults.locale == "en")
    try chooseGerman(player)
    #expect(player.faults.locale == "de")
    #expect(player.faults.opened == 2 && player.faults.closed == 1)
    #expect(player.faults.heard.last == .suspend)
    #expect(try player.root.snapshot()?.state == [2])
    try player.press("q", .escape)
    #expect(player.faults.heard.last == .resume)
    #expect(try player.sees("2 of 10"))
    try player.press("+")
    #expect(try player.root.deps.saves.game(at: "count/10")?.snapshot.state == [3])
  }

  @Test("a place without a state, such as a hub, is asked again too")
  func hub() throws {
    let player = try player()
    player.faults.keepsGame = false
    try chooseGerman(player)
    #expect(player.faults.locale == "de")
    #expect(try player.root.snapshot() == nil)
  }

  @Test("a choice that changes nothing leaves the board alone")
  func same() throws {
    let player = try player()
    // From automatic, which is English here, to English.
    try player.send(.action("settings.language"))
    #expect(player.faults.opened == 1)
  }

  @Test("what is opened later speaks it, and automatic is the surroundings' again")
  func later() throws {
    let player = try player(.inMemory(locale: "es"))
    try chooseGerman(player)
    #expect(player.root.deps.locale == "de")
    while player.root.preferences.language != nil {
      try player.send(.action("settings.language"))
    }
    #expect(player.root.deps.locale == "es")
    #expect(player.faults.locale == "es")
  }

  @Test("a board that cannot be opened again goes on, and the player is told")
  func failure() throws {
    let faults = CounterFaults()
    var config = counterConfig(faults: faults)
    let make = config.makeRouteFactory
    config.makeRouteFactory = { deps in
      let factory = make(deps)
      return ClosureRouteFactory { route, request throws(SceneFault) in
        if request.locale == "de" { throw SceneFault(.refused, "no German here") }
        return try factory.scene(for: route, request: request)
      }
    }
    let player = try Player(faults: faults, config: config)
    try player.press("2", "+", .escape)
    try player.send(.action("menu.settings"))
    try chooseGerman(player)
    #expect(try player.sees("Das Spiel geht in seiner Sprache weiter: no German here"))
    #expect(faults.closed == 0)
    #expect(try player.root.snapshot()?.state == [1])
  }

  @Test("the reminder says it in the language that was chosen, also one that was set before")
  func reminder() throws {
    let reminders = SpokenReminders()
    var stack = LiveStack.inMemory()
    stack.reminders = { _ in reminders }
    var config = counterConfig()
    config.reminder = ReminderCopy(
      title: LocalizedText("Count", translations: ["de": "Zähle"]),
      body: LocalizedText("Once a day.", translations: ["de": "Einmal am Tag."]))
    let player = try Player(stack, config: config)
    try player.press("s")
    try chooseGerman(player)
    #expect(reminders.words == ["Zähle", "Einmal am Tag."])
  }
}

/// Remembers what it is to say.
private final class SpokenReminders: Reminders {
  var dailyMinute: Int?
  var words: [String] = []

  func setDailyMinute(_ minute: Int?) { dailyMinute = minute }

  func setWords(title: String, body: String) { words = [title, body] }
}
