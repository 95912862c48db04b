import GameShellKit
import Platform
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("What is known of plugins and of what was played")
struct PluginRecordTests {
  let folder: TemporaryFolder
  let store: SQLiteStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SQLiteStore(path: folder.file("store.sqlite"), now: 0)
  }

  private func record(_ path: String, _ outcome: PluginRecord.Outcome) -> PluginRecord {
    PluginRecord(
      path: path,
      facts: PluginRecord.Facts(
        size: 1 << 40, modified: .max, changed: -1, inode: .max, device: 1 << 63),
      content: .max - 1, host: "1.0 5", outcome: outcome)
  }

  @Test("records come back as they were, are replaced by path, and are forgotten")
  func roundTrip() throws {
    let game = record("/a.so", .game(manifest: [0, 255, 10]))
    let helper = record("/b.so", .helper)
    let bad = record("/c.so", .quarantined(reason: "c.so was killed by SIGSEGV ü"))
    try store.update(plugins: [game, helper, bad], forgetting: [])
    #expect(Set(try store.pluginRecords()) == [game, helper, bad])
    let rebuilt = record("/c.so", .game(manifest: []))
    try store.update(plugins: [rebuilt], forgetting: ["/b.so", "/none.so"])
    let again = try SQLiteStore(path: store.path, now: 0)
    #expect(Set(try again.pluginRecords()) == [game, rebuilt])
  }

  @Test("a record is found by the file's facts, all of them")
  func byFacts() throws {
    var game = record("/a.so", .helper)
    try store.update(plugins: [game], forgetting: [])
    #expect(try store.pluginRecord(of: game.facts) == game)
    game.facts.modified -= 1
    #expect(try store.pluginRecord(of: game.facts) == nil)
  }

  @Test("an outcome of a newer host is passed over")
  func newer() throws {
    try store.update(plugins: [record("/a.so", .helper)], forgetting: [])
    try store.connection.execute("UPDATE plugin SET outcome = 'later'")
    #expect(try store.pluginRecords().isEmpty)
  }

  @Test("a history tells of the last day, the unfinished game, wins and days, per game")
  func history() throws {
    let saves = store.games(of: "one")
    func save(_ route: String, at: Int64, progress: Int, finished: Bool = false) throws {
      try saves.save(
        SavedGame(
          route: route, seed: 1,
          snapshot: Snapshot(
            version: 1, state: [], summary: route, progress: progress, isFinished: finished),
          savedAt: at))
    }
    try save("a", at: 10, progress: 100)
    try save("b", at: 30, progress: 420)
    try save("c", at: 50, progress: 1000, finished: true)
    let records = store.gameCenter(of: "two", clock: ManualClock())
    for (index, (day, isWon)) in [(7, true), (8, true), (8, false), (5, true)].enumerated() {
      let completion = GameCompletion(
        mode: "m", gameID: "\(index)", isWon: isWon, isAssisted: false, elapsed: 1, score: 0,
        leaderboard: nil)
      try records.enter(completion, at: Int64(index), day: Day(number: day))
    }
    let histories = try store.playHistories()
    #expect(histories.count == 2)
    let one = try #require(histories["one"])
    #expect(one.lastPlayed == 50 && one.progress == 420 && one.summary == "b")
    #expect(one.wins == 0 && one.days.isEmpty)
    let two = try #require(histories["two"])
    #expect(two.lastPlayed == 3 && two.progress == nil && two.wins == 3)
    #expect(two.days.map(\.number) == [8, 7, 5])
  }
}
