import GamePluginKit
import GamePluginTesting
import StarterAppComposition
import Testing

/// The game as a host meets it: through the C door, every frame validated.
@Suite("Through the door")
struct DoorTests {
  static let door = DoorContract { exportGame($0) { StarterAppComposition.config() } }

  @Test(
    "every home mode opens and draws at any size",
    arguments: StarterAppComposition.config().homeModes.map(\.route.path))
  func homeModes(_ path: String) throws { try Self.door.drawsAtEverySize(path) }

  @Test("a game goes on from its snapshot: pile, clock, history, choice")
  func snapshot() throws {
    try Self.door.goesOnFromSnapshot("board/long", keys: "enter 2 left enter u left", next: "r")
  }

  @Test("the same seed and events give the same frames, in two sessions at once")
  func deterministic() throws {
    try Self.door.isDeterministic("board/long", keys: "left right enter 1 2 3 u r x n up escape")
  }

  @Test("every leaderboard belongs to a level, and a won game names its own")
  func leaderboards() throws {
    for (level, id) in zip(StarterLevel.allCases, StarterLeaderboardID.allCases) {
      let scene = try Self.door.load().open("board/\(level.rawValue)")
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
  func refused(_ path: String, _ reason: String) throws { try Self.door.refuses(path, reason) }

  @Test("a damaged snapshot is refused and nothing is left")
  func badState() throws { try Self.door.refusesDamage("board/short") }

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
