import GameShellKit
import Platform
import SQLiteStore
import TestSupport
import Testing

/// The host is killed while it deals with the end of a game.
@Suite("A finished game counts once, also after kill -9")
struct CompletionEndToEndTests {
  private static var games: Int { Environment.current()["GAMEHOST_FULL"] == nil ? 12 : 120 }

  @Test("in the records, the leaderboard and the telemetry, each game is there exactly once")
  func killed() throws {
    let fixtures = try FixtureBuilder()
    let plugin = try fixtures.library("completion/finish.c", named: "libfinish.so")
    let home = try TemporaryFolder()
    let data = home.file(".local/share/gamehost/gamehost.sqlite")
    do {
      let store = try SQLiteStore(path: data, now: 0)
      try StoredConsent(store: store).set(true)
    }
    var random = SeededRandom(seed: 4)
    for game in 0..<Self.games {
      let arguments = ["--route", "board/\(game)", plugin]
      var host = try HeadlessDialogue(arguments, home: home.path)
      for _ in 0..<2 { _ = try host.ask(#"{"key":"+"}"#) }
      try host.say(#"{"key":"+"}"#)
      // From before the event has arrived to after everything is done.
      let end = MonotonicClock.milliseconds + Int64(random.below(8))
      while MonotonicClock.milliseconds < end {}
      host.killHard()
      host = try HeadlessDialogue(arguments, home: home.path)
      for _ in 0..<3 { _ = try host.ask(#"{"key":"+"}"#) }
      #expect(host.end() == 0)
    }
    let store = try SQLiteStore(path: data, now: 0)
    let center = store.gameCenter(of: "org.example.finish", clock: ManualClock())
    let ids = Set((0..<Self.games).map { "finish#\($0)" })
    #expect(try center.finishedGames(mode: "a").map(\.completion.gameID).sorted() == ids.sorted())
    let scores = try center.scores(
      leaderboard: "l", lowerIsBetter: true, since: nil, limit: 1000)
    #expect(scores.map(\.gameID).sorted() == ids.sorted())
    #expect(try center.owed().isEmpty)
    let bytes = try FileSystem.read(
      home.file(".local/state/gamehost/telemetry/telemetry.jsonl"), limit: 1 << 24)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let completed = lines.filter { $0.contains("\"game.completed\"") }
    #expect(completed.count == Self.games)
    for number in 1...Self.games {
      let mark = #"{"key":"number","value":{"intValue":"\#(number)"}}"#
      #expect(completed.filter { $0.contains(mark) }.count == 1, "game \(number)")
    }
  }
}
