import GamePluginKit

/// All that `PileGame` needs besides its rules to be a game: a scene, a route and a configuration.
/// `docs/writing-a-game.md` shows this file.
final class PileScene: Scene {
  let deps: GameDeps
  var midend: Midend<PileGame>

  init(deps: GameDeps, request: SceneRequest) throws(SceneFault) {
    self.deps = deps
    midend =
      if let snapshot = request.snapshot {
        try Midend(restoring: snapshot, at: request.time)
      } else {
        Midend(PileGame.Parameters(size: 10), seed: request.seed, at: request.time)
      }
  }

  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    if let response = midend.handle(event, at: time) { return response }
    guard case .action(let name, _, _) = event, let count = Int(name) else { return .ignored }
    switch midend.play(count) {
    case .illegal: return .handled
    case .played: return .committed
    case .completed:
      deps.completions.gameCompleted(
        GameCompletion(
          mode: "pile", gameID: "\(midend.id)", isWon: true, elapsed: midend.clock.elapsed,
          score: Int64(midend.moveCount)))
      return .committed
    }
  }

  func frame(for size: CellSize) throws(SceneFault) -> Frame {
    PileScreen(stones: midend.state.stones, clock: midend.clock)
      .makeFrame(tick: midend.clock.untilNextSecond)
  }

  func snapshot() throws(SceneFault) -> Snapshot? {
    midend.snapshot(version: 1, summary: "\(midend.state.stones) stones left")
  }
}

struct PileScreen: View {
  let stones: Int
  let clock: PlayClock

  var body: some View {
    VStack(spacing: 1) {
      Text(stones == 0 ? "Done in \(clock.text)" : "\(stones) stones").role(.title)
      HStack(spacing: 2) {
        ForEach(1...3) { Button("Take \($0)", action: "\($0)", hint: "\($0)") }
        KeyHint("u", "undo", action: "undo")
      }
    }
  }
}

enum PileRoute: String, GameRoute {
  case board

  init?(path: String) { self.init(rawValue: path) }
  var path: String { rawValue }
}

extension PileGame {
  static func config() -> GameConfig<PileRoute> {
    GameConfig(
      subsystem: "org.example.pile", title: "Pile", version: "1.0.0",
      tints: GameTints(primary: RGB(hex: 0x3a7bd5), secondary: RGB(hex: 0xd58a3a)),
      audioKeyPrefix: "pile.", reminder: ReminderCopy(title: "Pile", body: "Take a stone."),
      homeModes: [HomeMode(id: "pile", title: "Play", route: .board)],
      removeAdsProductId: "org.example.pile.removeads", cloud: CloudConfig(container: "pile"),
      makeRouteFactory: { deps in
        ClosureRouteFactory { (_, request) throws(SceneFault) in
          try PileScene(deps: deps, request: request)
        }
      })
  }
}
