import GameShellKit
import Testing

@testable import GameAppKit

@Suite("makeGameApp")
struct WiringTests {
  @Test("takes its ten steps in their order")
  func order() throws {
    var steps: [WiringStep] = []
    let wired = try makeGameAppWithDeps(config: counterConfig(), stack: .inMemory()) {
      steps.append($0)
    }
    #expect(steps == WiringStep.allCases)
    #expect(steps.map(\.rawValue) == Array(1...10))
    #expect(wired.report.steps == steps)
    #expect(wired.report.failures.isEmpty)
  }

  @Test("goes on without a seam that fails, and names it")
  func failingSeams() throws {
    var stack = LiveStack.inMemory()
    stack.telemetry = { _ throws(SaveError) in throw SaveError("no room for telemetry") }
    stack.audio = { _ throws(SaveError) in throw SaveError("no sound here") }
    let wired = try makeGameAppWithDeps(config: counterConfig(), stack: stack)
    #expect(wired.report.failures.map(\.step) == [.telemetry, .audio])
    #expect(wired.report.failures.map(\.reason) == ["no room for telemetry", "no sound here"])
    #expect(
      wired.root.toast?.text
        == "Without telemetry: no room for telemetry. Without sound: no sound here.")
    #expect(wired.report.steps == WiringStep.allCases)
  }

  @Test("with no seam but the store a game is played to its end, in every language")
  func nothingButTheStore() throws {
    let gone = SaveError("gone")
    for language in ["en", "de", "es", "zh-Hans"] {
      var stack = LiveStack.inMemory(locale: language)
      stack.telemetry = { _ throws(SaveError) in throw gone }
      stack.errorReporter = { _ throws(SaveError) in throw gone }
      stack.gameCenter = { _ throws(SaveError) in throw gone }
      stack.monetization = { _ throws(SaveError) in throw gone }
      stack.audio = { _ throws(SaveError) in throw gone }
      stack.consent = { _ throws(SaveError) in throw gone }
      stack.reminders = { _ throws(SaveError) in throw gone }
      let wired = try makeGameAppWithDeps(config: counterConfig(), stack: stack)
      #expect(
        wired.report.failures.map(\.step) == [
          .telemetry, .errorReporter, .gameCenter, .monetization, .audio, .consent, .reminders,
        ])
      let told = try #require(wired.root.toast?.text)
      #expect(language == "en" || !told.contains("Without"), "\(told)")
      try wired.root.open(path: "count/3")
      for _ in 0..<3 {
        _ = try wired.root.handle(.key(.character("+")), at: GameTime(steady: 0, wall: 0))
      }
      #expect(try wired.deps.saves.game(at: "count/3")?.snapshot.isFinished == true)
      #expect(try wired.deps.gameCenter.finishedGames(mode: "count").count == 1)
    }
  }

  @Test("stops with a clear message when the store cannot be used")
  func failingStore() {
    var stack = LiveStack.inMemory()
    stack.persistence = { _ throws(SaveError) in throw SaveError("the store is locked") }
    #expect(throws: SaveError("the store is locked")) {
      try makeGameApp(config: counterConfig(), stack: stack)
    }
  }

  @Test("a game with nothing but a configuration gets every seam")
  func everySeam() throws {
    let wired = try makeGameAppWithDeps(config: counterConfig(), stack: .inMemory())
    let root = wired.root
    let time = GameTime(steady: 0, wall: 0)
    try wired.deps.reminders.setDailyMinute(600)
    try root.open(path: "count/3")
    for _ in 0..<3 { _ = try root.handle(.key(.character("+")), at: time) }
    let deps = wired.deps
    let telemetry = try #require(deps.telemetry as? InMemoryTelemetry)
    #expect(telemetry.events.map(\.name).contains("game.completed"))
    let center = try #require(deps.gameCenter as? InMemoryGameCenter)
    #expect(center.scores["counts"] == ["3#1": 1])
    #expect(center.achievements == ["counted": 1000])
    #expect((deps.audio as? InMemoryAudioPlayer)?.cues == ["done"])
    #expect(try deps.saves.game(at: "count/3")?.snapshot.isFinished == true)
    #expect(try deps.gameCenter.finishedGames(mode: "count").map(\.completion.gameID) == ["3#1"])
    // Without a daily puzzle any finished game is what the reminder would have asked for.
    #expect((deps.reminders as? InMemoryReminders)?.handled.count == 1)
    #expect(!deps.monetization.isEntitled(to: root.config.removeAdsProductId))
    #expect(deps.consent.answer == nil)
  }

  @Test("a game with nothing but a configuration has its faults reported, and goes on")
  func reported() throws {
    let faults = CounterFaults()
    let wired = try makeGameAppWithDeps(config: counterConfig(faults: faults), stack: .inMemory())
    let time = GameTime(steady: 0, wall: 0)
    try wired.root.open(path: "count/10")
    _ = try wired.root.handle(.key(.character("+")), at: time)
    faults.next = SceneFault(.died, "it died")
    _ = try wired.root.handle(.key(.character("+")), at: time)
    let reporter = try #require(wired.deps.errorReporter as? InMemoryErrorReporter)
    #expect(reporter.messages.count == 1)
    #expect(try wired.root.snapshot()?.state == [1])
  }
}
