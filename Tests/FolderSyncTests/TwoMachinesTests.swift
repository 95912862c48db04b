import GameShellKit
import Platform
import SQLiteStore
import TestSupport
import Testing

@testable import FolderSync

@Suite("Two machines that sync through a folder")
struct TwoMachinesTests {
  private let shared: TemporaryFolder
  private let a, b: Machine

  init() throws {
    shared = try TemporaryFolder()
    a = try Machine("a", sharing: shared.path)
    // Its clock is a week slow.
    b = try Machine("b", sharing: shared.path, skew: -7 * 86_400_000)
  }

  @Test(
    "that both played while they were apart keep all finished games, in whichever order they sync",
    arguments: ["ab", "ba", "aba", "bab", "aabb", "bbaa"])
  func finishedGames(_ order: String) throws {
    try a.win("common")
    for machine in [a, b] { try machine.sync() }
    for i in 0..<5 {
      try a.win("a\(i)")
      try b.win("b\(i)")
    }
    a.center.reportAchievement("x", progress: 300)
    b.center.reportAchievement("x", progress: 200)
    b.center.reportAchievement("y", progress: 1000)
    for name in order + order { try (name == "a" ? a : b).sync() }
    let all = Set(["common"] + (0..<5).flatMap { ["a\($0)", "b\($0)"] })
    for machine in [a, b] {
      #expect(try machine.won() == all)
      #expect(
        try machine.center.scores(
          leaderboard: "l", lowerIsBetter: true, since: nil, limit: 100
        ).count == 11)
      #expect(try machine.center.achievementProgress() == ["x": 300, "y": 1000])
    }
    #expect(try a.replica() == b.replica())
  }

  @Test("a game goes on where the other machine left it, whatever the clocks say")
  func handedOver() throws {
    try a.move("r", "one")
    try a.sync()
    try b.sync()
    #expect(try b.state("r") == "one")
    try b.move("r", "two")
    try b.sync()
    try a.sync()
    #expect(try a.state("r") == "two")
    // The week-slow clock of b notwithstanding, its later move counts.
    try a.move("r", "three", isFinished: true)
    try a.sync()
    try b.sync()
    #expect(try b.state("r") == "three")
    #expect(try a.copies("r").isEmpty)
  }

  @Test(
    "a game that moved on on both goes on the same on both, and the other is kept",
    arguments: ["ab", "ba"])
  func conflict(_ order: String) throws {
    try a.move("r", "base")
    for machine in [a, b] { try machine.sync() }
    _ = try b.state("r")
    try a.move("r", "a's")
    try b.move("r", "b's")
    for name in order + order { try (name == "a" ? a : b).sync() }
    let (first, second) = (try a.state("r"), try b.state("r"))
    #expect(first == second)
    #expect(["a's", "b's"].contains(first))
    let kept: Set<String> = [first == "a's" ? "b's" : "a's"]
    #expect(try a.copies("r") == kept)
    #expect(try b.copies("r") == kept)
    // Both know of it: it is settled, and nothing more happens.
    let quiet = try a.replica()
    for machine in [a, b, a, b] { try machine.sync() }
    #expect(try a.replica() == quiet)
    #expect(try b.replica() == quiet)
  }

  @Test("a game that comes while its board is open is kept when the board's next move replaces it")
  func underAnOpenBoard() throws {
    try a.move("r", "base")
    for machine in [a, b] { try machine.sync() }
    _ = try a.state("r")
    _ = try b.state("r")
    try b.move("r", "b's")
    try b.sync()
    try a.sync()
    // The board on a was opened before, and has "base" in its memory.
    let board = a.store.games(of: "org.example.game")
    #expect(try a.copies("r").isEmpty)
    try board.save(
      SavedGame(
        route: "r", seed: 1, snapshot: Snapshot(version: 1, state: Array("a's".utf8)), savedAt: 9))
    #expect(try a.copies("r") == ["b's"])
    try a.sync()
    try b.sync()
    #expect(try b.state("r") == "a's")
    #expect(try b.copies("r") == ["b's"])
  }

  @Test("a board that is left as it was found gives way to a game that came meanwhile")
  func leftAlone() throws {
    try a.move("r", "base")
    for machine in [a, b] { try machine.sync() }
    _ = try b.state("r")
    try b.move("r", "b's")
    try b.sync()
    let found = try #require(try a.games.game(at: "r"))
    try a.sync()
    try a.games.save(found)
    #expect(try a.state("r") == "b's")
    #expect(try a.copies("r").isEmpty)
  }

  @Test("a board on which nothing was done wins over no game")
  func pristine() throws {
    try a.move("r", "played")
    try a.sync()
    try b.games.save(
      SavedGame(
        route: "r", seed: 2, snapshot: Snapshot(version: 1, state: [1], isPristine: true),
        savedAt: .max))
    try b.sync()
    #expect(try b.state("r") == "played")
    #expect(try a.copies("r").isEmpty)
  }

  @Test("what is removed stays removed, and comes back with a new game")
  func removal() throws {
    try a.move("r", "one")
    for machine in [a, b] { try machine.sync() }
    try b.games.remove(at: "r")
    for machine in [b, a, b] { try machine.sync() }
    #expect(try a.state("r") == nil)
    #expect(try b.state("r") == nil)
    try a.move("r", "two")
    for machine in [a, b] { try machine.sync() }
    #expect(try b.state("r") == "two")
  }

  @Test("a machine whose store was set back, or copied, is another machine from then on")
  func setBack() throws {
    try a.move("r", "one")
    try a.sync()
    try b.sync()
    try a.store.makeBackup(0)
    try a.move("r", "two")
    try a.win("g")
    try a.sync()
    // The store is lost, and its backup takes its place; the player goes on from there.
    let backup = try #require(a.store.backups.all.first)
    try FileSystem.copy(backup.path, to: a.store.path + ".new")
    try FileSystem.remove(a.store.path + "-wal")
    try FileSystem.remove(a.store.path + "-shm")
    try FileSystem.rename(a.store.path + ".new", to: a.store.path)
    a.restart()
    #expect(try a.state("r") == "one")
    try a.move("r", "other")
    try a.sync()
    try b.sync()
    #expect(try a.won() == ["g"])
    let all = try b.copies("r").union([try #require(try b.state("r"))])
    #expect(all == ["two", "other"])
    #expect(try a.replica() == b.replica())
    #expect(try FileSystem.list(a.containerFolder).count == 3)
  }

  @Test("nothing is written where nothing changed")
  func quiet() throws {
    try a.win("g")
    try a.sync()
    let name = try #require(try FileSystem.list(a.containerFolder).first)
    let before = try FileStatus(path: Path.join(a.containerFolder, name))
    let outcome = try a.merge(
      try FolderGatewayFactory().gateway(
        container: "game", subsystem: "org.example.game", folder: shared.path
      ).fetch().parts)
    #expect(outcome.part == nil)
    #expect(!outcome.hasChanged)
    try a.sync()
    #expect(try FileStatus(path: Path.join(a.containerFolder, name)) == before)
  }
}
