import GamePluginKit
import GamePluginTesting
import StarterAppComposition
import Testing

/// The game as a host meets it: through the C door, every frame validated.
@Suite("Through the door")
struct DoorTests {
  static func load() throws -> InProcessGame {
    try InProcessGame { exportGame($0) { StarterAppComposition.config() } }
  }

  @Test(
    "every home mode opens and draws at any size",
    arguments: StarterAppComposition.config().homeModes.map(\.route.path))
  func homeModes(_ path: String) throws {
    let game = try Self.load()
    for columns in [1, 5, 19, 20, 40, 80, 300] {
      for rows in [1, 7, 8, 15, 24, 100] {
        let size = CellSize(columns: columns, rows: rows)
        let scene = try game.open(path, size: size)
        _ = try scene.frame(for: size)
        try scene.send(.key(.enter))
        let first = try scene.frame(for: size)
        #expect(try scene.frame(for: size) == first, "the same state and size, another frame")
      }
    }
  }

  @Test("a game goes on from its snapshot: pile, clock, history, choice")
  func snapshot() throws {
    let game = try Self.load()
    let size = CellSize(columns: 80, rows: 24)
    let scene = try game.open("board/long", seed: 7)
    for name in ["enter", "2", "left", "enter", "u", "left"] {
      try scene.send(.key(Key(name: name) ?? .escape), after: 700)
    }
    let snapshot = try #require(try scene.snapshot())
    let frame = try scene.frame(for: size)
    scene.close()
    let again = try game.open("board/long", seed: 99, snapshot: snapshot)
    #expect(try again.frame(for: size) == frame)
    #expect(try again.snapshot() == snapshot)
    try again.send(.key(.character("r")))
    #expect(try again.frame(for: size) != frame)
  }

  @Test("the same seed and events give the same frames, in two sessions at once")
  func deterministic() throws {
    let game = try Self.load()
    let scenes = try (0..<2).map { _ in try game.open("board/long", seed: 11) }
    var random = SeededRandom(seed: 3)
    let names = ["left", "right", "enter", "1", "2", "3", "u", "r", "x", "n", "up", "escape"]
    for _ in 0..<300 {
      let event = SceneEvent.key(Key(name: names[random.below(names.count)]) ?? .escape)
      let answers = try scenes.map { try $0.send(event, after: 100) }
      #expect(answers[0] == answers[1])
      let frames = try scenes.map { try $0.frame(for: CellSize(columns: 60, rows: 20)) }
      #expect(frames[0] == frames[1])
    }
  }

  @Test("every leaderboard belongs to a level, and a won game names its own")
  func leaderboards() throws {
    for (level, id) in zip(StarterLevel.allCases, StarterLeaderboardID.allCases) {
      let scene = try Self.load().open("board/\(level.rawValue)")
      while scene.services.completions.completions.isEmpty {
        let left = try #require(try scene.snapshot()?.summary.split(separator: " ").first)
        let stones = try #require(Int(left))
        try scene.send(.key(Key(name: "\(stones % 4)") ?? .escape))
      }
      let completion = try #require(scene.services.completions.completions.first)
      #expect(completion.isWon)
      #expect(completion.mode == level.rawValue)
      #expect(completion.leaderboard == id.rawValue)
      #expect(scene.services.audio.cues.last == "win")
      #expect(try scene.snapshot()?.isFinished == true)
    }
  }

  @Test(
    "a place that cannot be played is refused, with the reason",
    arguments: [
      ("board/giant", "this game has no place named “board/giant”"),
      ("game/9#1", "this game cannot be played with the parameters “9”"),
      ("game/2#x", "“x” is not a seed: a seed is a whole number"),
      ("game/2:5", "this game's boards come only from seeds, as in parameters#seed"),
    ])
  func refused(_ path: String, _ reason: String) throws {
    #expect(throws: DoorFault.failed("open", status: gh_status(GH_BAD_ROUTE), reason: reason)) {
      try Self.load().open(path)
    }
  }

  @Test("a damaged snapshot is refused and nothing is left")
  func badState() throws {
    let game = try Self.load()
    #expect(throws: DoorFault.self) {
      try game.open("board/short", snapshot: Snapshot(version: 1, state: [1, 2, 3]))
    }
    _ = try game.open("board/short")
  }

  @Test("routes read what they print")
  func routes() {
    for path in ["board/short", "board/long", "game/2#5"] {
      #expect(StarterRoute(path: path)?.path == path)
    }
    for path in ["", "board", "board/", "game/", "game", "x/short", "board/short/2"] {
      #expect(StarterRoute(path: path) == nil)
    }
  }
}
