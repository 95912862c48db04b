import GameShellKit
import Testing

@testable import GameAppKit

@Suite("A finished game is heard of exactly once")
struct CompletionDeskTests {
  /// What is left when processes come and go.
  private final class World {
    let center = InMemoryGameCenter()
    let telemetry = InMemoryTelemetry()
    let reminders = InMemoryReminders()
    let own = InMemoryCompletionSink()
    let clock = ManualClock(now: GameTime(steady: 0, wall: 20_000 * 86_400_000))

    init() throws { try reminders.setDailyMinute(600) }

    /// Starts a process that lives so long.
    func start(_ life: Mortality) throws -> WiredGame<CounterRoute> {
      var stack = LiveStack.inMemory(clock: clock)
      stack.gameCenter = { [center] _ in MortalGameCenter(center, life) }
      stack.telemetry = { [telemetry] _ in MortalTelemetry(telemetry, life) }
      stack.reminders = { [reminders] _ in MortalReminders(reminders, life) }
      var config = counterConfig()
      config.makeCompletionSinks = { [own] _ in [MortalSink(own, life)] }
      return try makeGameAppWithDeps(config: config, stack: stack)
    }
  }

  private let won = GameCompletion(
    mode: "three", gameID: "3#1", isWon: true, elapsed: 5, score: 7, leaderboard: "counts")

  /// The number of calls that one delivery makes, when nobody is killed.
  private func callsOfOneDelivery() throws -> Int {
    let life = Mortality()
    let game = try World().start(life)
    game.deps.completions.gameCompleted(won)
    return life.calls
  }

  @Test("killed before or after each step, and again in what follows: every effect is there once")
  func killedAnywhere() throws {
    let calls = try callsOfOneDelivery()
    #expect(calls == 9, "enter, then four recipients, each told and crossed out")
    for first in 0..<calls {
      for second in 0...calls {
        for (a, b) in [(false, false), (false, true), (true, false), (true, true)] {
          let world = try World()
          var life = Mortality(callsLeft: first, diesAfterCall: a)
          try world.start(life).deps.completions.gameCompleted(won)
          world.clock.advance(milliseconds: 86_400_000)
          life = Mortality(callsLeft: second, diesAfterCall: b)
          // The move that ended the game is made again, as the board was not stored yet.
          try world.start(life).deps.completions.gameCompleted(won)
          try world.start(Mortality()).deps.completions.gameCompleted(won)
          let place = "killed at \(first) \(a), then at \(second) \(b)"
          #expect(try world.center.finishedGames(mode: nil).count == 1, "\(place)")
          #expect(world.center.scores == ["counts": ["3#1": 7]], "\(place)")
          #expect(world.own.completions == [won], "\(place)")
          #expect(world.telemetry.events.map(\.name) == ["game.completed"], "\(place)")
          // The time of the game, whenever it is said; that it is said again changes nothing.
          let time = try world.center.finishedGames(mode: nil).first?.finishedAt
          #expect(Set(world.reminders.handled) == [try #require(time)], "\(place)")
          #expect(try world.center.owed().isEmpty, "\(place)")
        }
      }
    }
  }

  @Test("what could not be entered is entered with the next game")
  func diskFull() throws {
    final class Failing: MortalGameCenter {
      var isFull = true
      override func enter(
        _ completion: GameCompletion, at wall: Int64, day: Day, owing recipients: [String]
      ) throws(SaveError) -> OwedCompletion? {
        if isFull { throw SaveError("the disk is full") }
        return try super.enter(completion, at: wall, day: day, owing: recipients)
      }
    }
    let center = InMemoryGameCenter()
    let records = Failing(center, Mortality())
    var stack = LiveStack.inMemory()
    stack.gameCenter = { _ in records }
    let game = try makeGameAppWithDeps(config: counterConfig(), stack: stack)
    game.deps.completions.gameCompleted(won)
    #expect(try center.finishedGames(mode: nil).isEmpty)
    records.isFull = false
    var next = won
    next.gameID = "3#2"
    game.deps.completions.gameCompleted(next)
    #expect(try center.finishedGames(mode: nil).map(\.completion.gameID) == ["3#1", "3#2"])
    #expect(center.scores["counts"]?.count == 2)
  }

  @Test("the day's reminder is not needed once the daily puzzle is solved, by no other game")
  func reminder() throws {
    let reminders = InMemoryReminders()
    try reminders.setDailyMinute(600)
    var stack = LiveStack.inMemory()
    stack.reminders = { _ in reminders }
    var config = counterConfig()
    config.homeModes[1].isDaily = true
    let game = try makeGameAppWithDeps(config: config, stack: stack)
    game.deps.completions.gameCompleted(won)
    game.deps.completions.gameCompleted(
      GameCompletion(mode: "ten", gameID: "10#1", isWon: false, elapsed: 1, score: 1))
    // Yesterday's puzzle, solved today.
    game.deps.completions.gameCompleted(
      GameCompletion(
        mode: "ten", gameID: dailyGameID(game.deps.clock.today + -1), isWon: true, elapsed: 1,
        score: 1))
    #expect(reminders.handled.isEmpty)
    game.deps.completions.gameCompleted(
      GameCompletion(mode: "ten", gameID: "10#2", isWon: true, elapsed: 1, score: 1))
    #expect(reminders.handled == [game.deps.clock.now.wall])
    // A reminder that is set afterwards is not needed today either.
    try game.root.keepReminderQuiet()
    #expect(reminders.handled.count == 2)
  }
}
