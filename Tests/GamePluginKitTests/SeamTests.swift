import GamePluginKit
import GamePluginTesting
import Testing

@Suite("The seams through the door")
struct SeamTests {
  @Test("each reaches its service of the host")
  func services() throws {
    let session = TestSession()
    session.monetization.products = ["noads"]
    try session.consent.set(true)
    try session.reminders.setDailyMinute(90)
    let scene = try CounterGame.load().open("board", utcOffset: 14 * 60, session: session)
    try scene.send(.action("seams"), after: 250)
    try scene.send(.action("seams"))
    #expect(
      session.telemetry.events.first
        == TelemetryEvent(
          "counter.used",
          ["a": .text("x"), "b": .integer(-2), "c": .number(0.5), "d": .flag(true)]))
    #expect(session.errors.messages == ["an oddity", "an oddity"])
    #expect(session.gameCenter.scores == ["best": ["1#2": 7]])
    #expect(session.gameCenter.achievements == ["first": 500])
    #expect(try session.store.load("slot") == [1, 2])
    #expect(session.audio.cues.prefix(4) == ["rich", "yes", "minute 90", "2023-11-15 250"])
    #expect(
      session.completions.completions == [
        GameCompletion(
          mode: "only", gameID: "1#2", isWon: true, isAssisted: true, elapsed: 5, score: 6,
          leaderboard: "best")
      ])
  }

  @Test("the finished games of a mode, and a game that the host saved, are read as they are")
  func records() throws {
    let session = TestSession()
    let day = Day(year: 2026, month: 11, day: 30)
    for (mode, id) in [("daily", "daily:2026-11-30"), ("easy", "easy#1"), ("daily", "")] {
      try session.gameCenter.enter(
        GameCompletion(
          mode: mode, gameID: id, isWon: id != "", isAssisted: true, elapsed: 61_000, score: 7),
        at: 99, day: day)
    }
    let saved = SavedGame(
      route: "daily/2026-11-30", seed: .max,
      snapshot: Snapshot(
        version: 3, state: [1, 2, 3], summary: "½", elapsed: 5, progress: 250, isFinished: true),
      savedAt: 7)
    try session.store.save(saved)
    var kept: GameDeps?
    let game = try InProcessGame {
      exportGame($0) {
        var config = CounterGame.config()
        let make = config.makeRouteFactory
        config.makeRouteFactory = { deps in
          kept = deps
          return make(deps)
        }
        return config
      }
    }
    let scene = try game.open("board", session: session)
    let deps = try #require(kept)
    let daily = try deps.gameCenter.finishedGames(mode: "daily")
    #expect(try daily == session.gameCenter.finishedGames(mode: "daily"))
    #expect(daily.map(\.completion.isWon) == [true, false])
    #expect(try deps.gameCenter.finishedGames(mode: nil).count == 3)
    #expect(try deps.gameCenter.finishedGames(mode: "hard").isEmpty)
    #expect(try deps.saves.game(at: "daily/2026-11-30") == saved)
    #expect(try deps.saves.game(at: "daily/2026-12-01") == nil)
    scene.close()
    #expect(throws: SaveError.self) { try deps.gameCenter.finishedGames(mode: nil) }
    #expect(throws: SaveError.self) { try deps.saves.game(at: "a") }
  }

  @Test("without the host's groups the doubles answer")
  func absentGroups() throws {
    let session = TestSession()
    let game = try CounterGame.load(host: TestHost(groups: []))
    let scene = try game.open("board", session: session)
    try scene.send(.action("seams"))
    #expect(session.audio.cues.isEmpty && session.telemetry.events.isEmpty)
    #expect(try scene.send(.key(.character("+"))) == .committed)
  }

  @Test("a finished game goes to the host first and then to the game's own sinks")
  func completionSinks() throws {
    let own = InMemoryCompletionSink()
    let game = try InProcessGame { exportGame($0) { CounterGame.config(sinks: { _ in [own] }) } }
    let scene = try game.open("board")
    try scene.send(.action("seams"))
    #expect(own.completions == scene.services.completions.completions)
    #expect(own.completions.count == 1)
  }

  @Test("a service that fails gives a sentence, and a closed session falls silent")
  func failingService() throws {
    let session = TestSession()
    session.store.failure = SaveError("full")
    var kept: GameDeps?
    let game = try InProcessGame {
      exportGame($0) {
        var config = CounterGame.config()
        let make = config.makeRouteFactory
        config.makeRouteFactory = { deps in
          kept = deps
          return make(deps)
        }
        return config
      }
    }
    let scene = try game.open("board", session: session)
    let deps = try #require(kept)
    #expect(throws: SaveError("could not write slot “a”: the host answered 1")) {
      try deps.saveStore.save([1], in: "a")
    }
    #expect(try deps.saveStore.load("never") == nil)
    #expect(try deps.saves.newestUnfinished() == nil)
    scene.close()
    deps.audio.play("late")
    #expect(session.audio.cues.isEmpty)
    #expect(throws: SaveError("could not read slot “a”: the session is closed")) {
      try deps.saveStore.load("a")
    }
  }
}
