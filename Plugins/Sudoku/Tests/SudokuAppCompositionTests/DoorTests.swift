import GamePluginKit
import GamePluginTesting
import SudokuAppComposition
import Testing

@Suite("Through the door")
struct DoorTests {
  static let puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

  static let door = DoorContract { exportGame($0) { SudokuAppComposition.config() } }

  /// Those around each of the board's layouts.
  static let sizes = [1, 5, 21, 22, 31, 40, 58, 80, 120, 300].flatMap { columns in
    [1, 7, 15, 16, 18, 24, 40, 100].map { CellSize(columns: columns, rows: $0) }
  }

  @Test(
    "every home mode opens and draws at any size",
    arguments: SudokuAppComposition.config().homeModes.map(\.route.path))
  func homeModes(_ path: String) throws {
    try Self.door.drawsAtEverySize(path, keys: "H esc", sizes: Self.sizes)
  }

  @Test("a game goes on from its snapshot: board, clock, history, cursor, mode, marks")
  func snapshot() throws {
    // A wrong digit, checked; notes; one move to redo.
    try Self.door.goesOnFromSnapshot(
      "board/custom/\(Self.puzzle)", keys: "home right right 2 c n right 2 6 u", next: "r")
  }

  @Test("the same seed and events give the same frames, in two sessions at once")
  func deterministic() throws {
    try Self.door.isDeterministic(
      "board/medium", keys: "1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 9 0 n u c r a h j k l")
  }

  @Test(
    "a place that cannot be played is refused, with the engine's sentence",
    arguments: [
      (
        "board/custom/" + String(repeating: "0", count: 63) + "900900000900900000",
        "The digit 9 is given twice in row 8 (r8c1 and r8c4); remove one of them."
      ),
      (
        "board/custom/00000000202005080100000030070409000000008541000503700018000090000700900020004005",
        "A puzzle has 81 characters, but this one has 80: 1 too few."
      ),
      (
        "board/custom/62.485..98.39..5..5......83.......5..6.2...3.3.......84..3721652365918747..846392",
        "The puzzle has no solution."
      ),
      (
        "game/custom:.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
        "this is not a board: The puzzle has no solution."
      ),
      ("game/custom#5", "a custom puzzle has no seed: write custom:81 characters"),
      ("game/easy#x", "“x” is not a seed: a seed is a whole number"),
      ("board/giant", "this game has no place named “board/giant”"),
      ("board/custom/", "this game has no place named “board/custom/”"),
      ("", "this game has no place named “”"),
    ])
  func refused(_ path: String, _ reason: String) throws { try Self.door.refuses(path, reason) }

  @Test("a damaged snapshot is refused and nothing is left")
  func badState() throws { try Self.door.refusesDamage("board/easy") }

  @Test("routes read what they print")
  func routes() {
    for path in [
      "daily", "daily/2026-11-30", "board/expert", "board/custom/53..", "game/hard#5",
      "game/custom:53../",
    ] {
      #expect(SudokuRoute(path: path)?.path == path)
    }
    for path in [
      "", "daily/", "daily/x", "daily/2026-11-31", "board", "board/", "board/custom", "game/",
      "game", "x/easy", "board/a/b",
    ] {
      #expect(SudokuRoute(path: path) == nil)
    }
  }

  @Test("an own puzzle leads on to a generated one")
  func next() throws {
    let scene = try Self.door.load().open("board/custom/\(Self.puzzle)")
    #expect(
      try scene.send(.key(.character("n"), .shift)).navigation == .open("board/medium"))
  }

  @Test("the puzzle of a day is the same wherever and in whatever language it is opened")
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
