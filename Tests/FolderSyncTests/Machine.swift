import FolderSync
import GameShellKit
import Platform
import SQLiteStore
import TestSupport

/// A player's machine: a store, and a copy of the folder that a synchroniser carries around.
final class Machine {
  let name: String
  let clock: ManualClock
  let store: SQLiteStore
  let folder: String
  private(set) var games: any SavedGames
  let center: any GameCenter & GameRecords
  private let home: TemporaryFolder
  private var ids = 0

  /// A machine with a folder of its own, or one that it shares with others.
  init(_ name: String, sharing folder: String? = nil, skew: Int64 = 0) throws {
    self.name = name
    home = try TemporaryFolder()
    clock = ManualClock(now: GameTime(steady: 0, wall: 1_796_029_200_000 + skew))
    store = try SQLiteStore(path: home.file("gamehost.sqlite")) { [clock] in clock.now.wall }
    self.folder = folder ?? home.file("Sync")
    try FileSystem.makeFolders(self.folder)
    games = store.games(of: "org.example.game")
    center = store.gameCenter(of: "org.example.game", clock: clock)
  }

  var containerFolder: String { Path.join(folder, "game") }

  /// Ends the program and starts it again: boards are opened anew.
  func restart() { games = store.games(of: "org.example.game") }

  @discardableResult
  func sync() throws -> CloudContents {
    let gateway = try FolderGatewayFactory().gateway(
      container: "game", subsystem: "org.example.game", folder: folder)
    let contents = try gateway.fetch()
    let outcome = try merge(contents.parts)
    if let part = outcome.part { try gateway.publish(part) }
    return contents
  }

  /// Takes parts in, as a sync does that is killed before it publishes.
  @discardableResult
  func merge(_ parts: [CloudPart]) throws -> SyncStore.Outcome { try syncStore().merge(parts) }

  /// What it knows, as it would tell others.
  func replica() throws -> CloudReplica { try syncStore().replica() }

  private func syncStore() throws -> SyncStore {
    try SyncStore(store.syncable, subsystem: "org.example.game") { [self] in
      ids += 1
      return "\(name)-\(ids)"
    }
  }

  func win(_ id: String, mode: String = "m") throws {
    clock.advance(milliseconds: 1000)
    let completion = GameCompletion(
      mode: mode, gameID: id, isWon: true, elapsed: 5, score: 7, leaderboard: "l")
    try center.enter(completion, at: clock.now.wall, day: clock.today)
    center.submitScore(7, leaderboard: "l", gameID: id)
  }

  func move(_ route: String, _ state: String, isFinished: Bool = false) throws {
    clock.advance(milliseconds: 1000)
    try games.save(
      SavedGame(
        route: route, seed: 1,
        snapshot: Snapshot(version: 1, state: Array(state.utf8), isFinished: isFinished),
        savedAt: clock.now.wall))
  }

  func state(_ route: String) throws -> String? {
    try games.game(at: route).map { String(decoding: $0.snapshot.state, as: UTF8.self) }
  }

  /// The copies of a route, by their states.
  func copies(_ route: String) throws -> Set<String> {
    Set(
      try replica().copies[route, default: []].map {
        String(decoding: $0.game.snapshot.state, as: UTF8.self)
      })
  }

  func won() throws -> Set<String> {
    Set(try center.finishedGames(mode: nil).map(\.completion.gameID))
  }
}
