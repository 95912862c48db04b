import GameShellKit
import Platform
import SQLiteStore
import TestSupport
import Testing

@Suite("Game records: the contract of every implementation")
struct GameRecordsContract {
  enum Implementation: String, CaseIterable {
    case inMemory, sqlite
  }

  let folder: TemporaryFolder
  let clock = ManualClock(now: GameTime(steady: 0, wall: 1000))

  init() throws { folder = try TemporaryFolder() }

  private func make(_ kind: Implementation) throws -> any GameCenter & GameRecords {
    switch kind {
    case .inMemory: InMemoryGameCenter(clock: clock)
    case .sqlite:
      try SQLiteStore(path: folder.file("s.sqlite"), now: 0).gameCenter(of: "org.a", clock: clock)
    }
  }

  private func completion(
    _ id: String, mode: String = "m", won: Bool = true, assisted: Bool = false, elapsed: Int64 = 5
  ) -> GameCompletion {
    GameCompletion(
      mode: mode, gameID: id, isWon: won, isAssisted: assisted, elapsed: elapsed, score: elapsed,
      leaderboard: nil)
  }

  @Test("scores come best first, each game once", arguments: Implementation.allCases)
  func scores(_ kind: Implementation) throws {
    let center = try make(kind)
    for (id, value) in [("a", 30), ("b", 10), ("c", 20), ("b", 1)] as [(String, Int64)] {
      center.submitScore(value, leaderboard: "l", gameID: id)
      clock.advance(milliseconds: 100)
    }
    center.submitScore(5, leaderboard: "other", gameID: "z")
    let low = try center.scores(leaderboard: "l", lowerIsBetter: true, since: nil, limit: 10)
    #expect(low.map(\.value) == [10, 20, 30])
    let high = try center.scores(leaderboard: "l", lowerIsBetter: false, since: nil, limit: 2)
    #expect(high.map(\.gameID) == ["a", "c"])
    let recent = try center.scores(leaderboard: "l", lowerIsBetter: true, since: 1100, limit: 10)
    #expect(recent.map(\.value) == [10, 20])
  }

  @Test("an achievement never goes back", arguments: Implementation.allCases)
  func achievements(_ kind: Implementation) throws {
    let center = try make(kind)
    for progress in [200, 700, 300, 5000] { center.reportAchievement("a", progress: progress) }
    center.reportAchievement("b", progress: -5)
    #expect(try center.achievementProgress() == ["a": 1000, "b": 0])
  }

  @Test("a finished game is entered once", arguments: Implementation.allCases)
  func finished(_ kind: Implementation) throws {
    let center = try make(kind)
    let day = Day(number: 20_000)
    #expect(try center.enter(completion("g1"), at: 5, day: day))
    #expect(try !center.enter(completion("g1", elapsed: 1), at: 6, day: day))
    #expect(try center.enter(completion("g2", mode: "n", won: false), at: 7, day: day + 1))
    #expect(try center.finishedGames(mode: nil).map(\.completion.gameID) == ["g1", "g2"])
    #expect(
      try center.finishedGames(mode: "m")
        == [FinishedGame(completion: completion("g1"), finishedAt: 5, day: day)])
  }

  @Test(
    "what is owed for a game is there until it is settled, one by one",
    arguments: Implementation.allCases)
  func owed(_ kind: Implementation) throws {
    let center = try make(kind)
    let day = Day(number: 20_000)
    let entered = try center.enter(completion("g1"), at: 5, day: day, owing: ["a", "b"])
    #expect(entered?.recipients == ["a", "b"])
    #expect(try center.enter(completion("g1"), at: 6, day: day, owing: ["a", "b"]) == nil)
    let second = try center.enter(completion("g2"), at: 7, day: day, owing: ["a"])
    #expect(try center.owed() == [entered, second])
    #expect(entered?.number != second?.number)
    try center.settle("a", gameID: "g1")
    #expect(try center.owed().map(\.recipients) == [["b"], ["a"]])
    try center.settle("b", gameID: "g1")
    try center.settle("a", gameID: "g2")
    try center.settle("a", gameID: "g2")
    #expect(try center.owed().isEmpty)
  }

  @Test("games of other subsystems are not there")
  func namespaces() throws {
    let store = try SQLiteStore(path: folder.file("s.sqlite"), now: 0)
    let (a, b) = (
      store.gameCenter(of: "org.a", clock: clock), store.gameCenter(of: "org.b", clock: clock)
    )
    a.submitScore(1, leaderboard: "l", gameID: "g")
    a.reportAchievement("x", progress: 5)
    try a.enter(completion("g"), at: 0, day: Day(number: 0))
    #expect(try b.scores(leaderboard: "l", lowerIsBetter: true, since: nil, limit: 9).isEmpty)
    #expect(try b.achievementProgress().isEmpty)
    #expect(try b.finishedGames(mode: nil).isEmpty)
  }

  @Test("consent is kept, and can be withdrawn")
  func consent() throws {
    let store = try SQLiteStore(path: folder.file("s.sqlite"), now: 0)
    var heard: [Bool] = []
    let consent = StoredConsent(store: store) { heard.append($0) }
    #expect(consent.answer == nil)
    try consent.set(true)
    #expect(StoredConsent(store: store).answer == true)
    try consent.set(false)
    #expect(StoredConsent(store: store).answer == false)
    #expect(heard == [true, false])
  }
}
