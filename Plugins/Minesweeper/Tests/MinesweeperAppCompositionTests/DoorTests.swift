import GamePluginKit
import GamePluginTesting
import MinesweeperAppComposition
import Testing

@Suite("Through the door")
struct DoorTests {
  static let door = DoorContract { exportGame($0) { MinesweeperAppComposition.config() } }

  @Test(
    "every home mode opens and draws at any size",
    arguments: MinesweeperAppComposition.config().homeModes.map(\.route.path))
  func homeModes(_ path: String) throws { try Self.door.drawsAtEverySize(path) }

  @Test("a game goes on from its snapshot: board, clock, history, cursor")
  func snapshot() throws {
    try Self.door.goesOnFromSnapshot(
      "board/expert", keys: "enter right right f down enter up u", next: "r")
  }

  @Test("the same seed and events give the same frames, in two sessions at once")
  func deterministic() throws {
    try Self.door.isDeterministic(
      "board/intermediate", keys: "up down left right enter f u r n c y",
      size: CellSize(columns: 60, rows: 20))
  }

  @Test("a won game is reported once, with its leaderboard and time")
  func completion() throws {
    let scene = try Self.door.load().open("game/3x1x1:*..")
    try scene.send(.key(.enter))
    try scene.send(.key(.right))
    try scene.send(.key(.enter), after: 1500)
    #expect(
      scene.services.completions.completions == [
        GameCompletion(
          mode: "custom", gameID: "3x1x1:*..", isWon: true, elapsed: 1500, score: 1500)
      ])
    #expect(scene.services.audio.cues == ["open", "won"])
    #expect(try scene.snapshot()?.isFinished == true)
  }

  @Test(
    "a place that cannot be played is refused, with the limit",
    arguments: [
      ("board/custom/5x5x99", "a 5×5 board has room for at most 24 mines, not 99"),
      ("game/5x5x99#1", "a 5×5 board has room for at most 24 mines, not 99"),
      (
        "board/custom/1001x5x9",
        "a board of 1001×5 cannot be played: each side has 1 to 1000 squares, and there are at "
          + "least two squares"
      ),
      (
        "board/custom/big",
        "“big” is not a board: write columns, rows and mines as in 24x20x120"
      ),
      ("board/giant", "this game has no place named “board/giant”"),
      ("game/9x9x10#x", "“x” is not a seed: a seed is a whole number"),
      ("game/3x1x1:*.*", "this is not a board: it has 2 mines, not 1"),
      ("", "this game has no place named “”"),
    ])
  func refused(_ path: String, _ reason: String) throws { try Self.door.refuses(path, reason) }

  @Test("a damaged snapshot is refused and nothing is left")
  func badState() throws { try Self.door.refusesDamage("board/beginner") }

  @Test("routes read what they print")
  func routes() {
    for path in [
      "daily", "daily/2026-11-30", "board/expert", "board/custom/24x20x120", "game/9x9x10#5",
      "game/3x1x1:*../",
    ] {
      #expect(MinesweeperRoute(path: path)?.path == path)
    }
    for path in [
      "", "daily/", "daily/x", "daily/2026-11-31", "board", "board/", "board/custom", "game/",
      "game", "x/expert", "board/a/b",
    ] {
      #expect(MinesweeperRoute(path: path) == nil)
    }
  }

  @Test("a board of a million squares opens, draws what there is room for, and is saved")
  func hugeBoard() throws {
    let scene = try Self.door.load().open("board/custom/1000x1000x1", seed: 2)
    let size = CellSize(columns: 200, rows: 60)
    try scene.send(.key(.enter))
    #expect(try scene.frame(for: size).cellCount == 100 * 57)
    #expect(try scene.snapshot()?.isFinished == true)
    #expect(scene.services.completions.completions.count == 1)
  }

  @Test("the board of a day is the same wherever and in whatever language it is opened")
  func daily() throws {
    let game = try Self.door.load()
    let size = CellSize(columns: 80, rows: 24)
    var states: Set<[UInt8]> = []
    for (seed, offset) in [(1, -720), (2, 0), (3, 840)] {
      for locale in ["en", "de", "zh-Hans"] {
        let scene = try game.open(
          "daily/2023-11-13", seed: UInt64(seed), locale: locale, utcOffset: offset)
        _ = try scene.frame(for: size)
        states.insert(try #require(try scene.snapshot()).state)
      }
    }
    #expect(states.count == 1)
    let shared = try game.open("game/daily:2023-11-13").snapshot()?.state
    #expect(states.contains(shared ?? []))
  }

  @Test("a day that has not come is refused, but goes on if it was begun further east")
  func ahead() throws {
    let game = try Self.door.load()
    // 2023-11-14 22:13 UTC.
    #expect(throws: DoorFault.self) { try game.open("daily/2023-11-15") }
    let east = try game.open("daily/2023-11-15", utcOffset: 840)
    let snapshot = try #require(try east.snapshot())
    east.close()
    #expect(try game.open("daily/2023-11-15", snapshot: snapshot).snapshot() == snapshot)
  }

  @Test("the hub shows the host's records and the game that the host saved")
  func hub() throws {
    let session = TestSession()
    let today = Day(year: 2023, month: 11, day: 14)
    for back in 1...2 {
      try session.gameCenter.enter(
        GameCompletion(
          mode: "daily", gameID: dailyGameID(today + -back), isWon: true, elapsed: 65_000,
          score: 65_000), at: 0, day: today + -back)
    }
    try session.store.save(
      SavedGame(
        route: "daily/\(today)", seed: 1,
        snapshot: Snapshot(version: 1, state: [1], summary: "7/9", elapsed: 61_000), savedAt: 0))
    let scene = try Self.door.load().open("daily", session: session)
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 80, rows: 24))
    let rows = try driver.present().surface.rows.joined(separator: "\n")
    for text in ["November 14 · today", "7/9 · 1:01", "streak 2", "13✓ [14•]"] {
      #expect(rows.contains(text), "\(text)")
    }
    #expect(try scene.snapshot() == nil)
    #expect(try scene.send(.key(.enter)).navigation == .open("daily/2023-11-14"))
    #expect(try scene.send(.key(.escape)).navigation == .leave)
  }
}
