import GameShellKit
import Testing

/// What every `SavedGames` must do.
@Suite("SavedGames contract")
struct SavedGamesContract {
  private func game(
    _ route: String, at savedAt: Int64, finished: Bool = false, pristine: Bool = false
  ) -> SavedGame {
    SavedGame(
      route: route, seed: .max - 1,
      snapshot: Snapshot(
        version: .max, state: [0, 255, 0], summary: "café 🂡", elapsed: 1 << 40, progress: 321,
        isFinished: finished, isPristine: pristine),
      savedAt: savedAt)
  }

  @Test("a game comes back with everything it was saved with", arguments: StoreImplementation.all)
  func roundTrip(_ implementation: StoreImplementation) throws {
    let pair = try implementation.make()
    defer { withExtendedLifetime(pair) {} }
    let games = pair.first.games
    #expect(try games.game(at: "board/expert") == nil)
    let saved = game("board/expert", at: 7, finished: true, pristine: true)
    try games.save(saved)
    #expect(try games.game(at: "board/expert") == saved)
    var empty = game("", at: -1)
    empty.snapshot.state = []
    empty.snapshot.summary = ""
    try games.save(empty)
    #expect(try games.game(at: "") == empty)
  }

  @Test("a route keeps one game, the last", arguments: StoreImplementation.all)
  func replaced(_ implementation: StoreImplementation) throws {
    let pair = try implementation.make()
    defer { withExtendedLifetime(pair) {} }
    let games = pair.first.games
    try games.save(game("a", at: 1))
    try games.save(game("a", at: 2))
    #expect(try games.game(at: "a")?.savedAt == 2)
    try games.remove(at: "a")
    try games.remove(at: "a")
    #expect(try games.game(at: "a") == nil)
  }

  @Test(
    "the newest unfinished game is the begun one saved last", arguments: StoreImplementation.all)
  func newest(_ implementation: StoreImplementation) throws {
    let pair = try implementation.make()
    defer { withExtendedLifetime(pair) {} }
    let games = pair.first.games
    #expect(try games.newestUnfinished() == nil)
    try games.save(game("old", at: 1))
    try games.save(game("new", at: 2))
    try games.save(game("done", at: 3, finished: true))
    try games.save(game("fresh", at: 4, pristine: true))
    #expect(try games.newestUnfinished()?.route == "new")
    try games.save(game("old", at: 2))
    #expect(try games.newestUnfinished()?.route == "old")
    try games.save(game("old", at: 5, finished: true))
    #expect(try games.newestUnfinished()?.route == "new")
    try games.remove(at: "new")
    #expect(try games.newestUnfinished() == nil)
  }

  @Test("games do not see each other's saves", arguments: StoreImplementation.all)
  func namespaces(_ implementation: StoreImplementation) throws {
    let pair = try implementation.make()
    try pair.first.games.save(game("a", at: 1))
    #expect(try pair.second.games.game(at: "a") == nil)
    #expect(try pair.second.games.newestUnfinished() == nil)
  }
}
