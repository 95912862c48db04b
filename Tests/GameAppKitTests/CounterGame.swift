import GameShellKit

@testable import GameAppKit

/// A game with nothing but a configuration and a trivial rule: `+` counts to a goal.
enum CounterRoute: GameRoute {
  case goal(Int)

  init?(path: String) {
    guard path.hasPrefix("count/"), let goal = Int(path.dropFirst(6)) else { return nil }
    self = .goal(goal)
  }

  var path: String {
    switch self {
    case .goal(let goal): "count/\(goal)"
    }
  }
}

/// Faults that a test makes the game have.
final class CounterFaults {
  /// Thrown by the next event, then forgotten.
  var next: SceneFault?
  /// Thrown by every event.
  var always: SceneFault?
  /// Answered by the next event, then forgotten.
  var navigation: SceneResponse.Navigation?
  /// Whether the game has a state to keep, as boards have and hubs have not.
  var keepsGame = true
  var opened = 0
  var closed = 0
  /// The events of the scenes, oldest first, but for their sizes.
  var heard: [SceneEvent] = []
  /// The locale of the last scene.
  var locale = ""
}

final class CounterScene: Scene {
  let goal: Int
  let deps: GameDeps
  let faults: CounterFaults
  let seed: UInt64
  var count: Int

  init(goal: Int, request: SceneRequest, deps: GameDeps, faults: CounterFaults) throws(SceneFault) {
    self.goal = goal
    self.deps = deps
    self.faults = faults
    seed = request.seed
    count = 0
    if let state = request.snapshot?.state {
      guard state.count == 1 else { throw SceneFault(.badState, "not a count") }
      count = Int(state[0])
    }
    faults.opened += 1
    faults.locale = request.locale
  }

  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    faults.heard.append(event)
    if let navigation = faults.navigation {
      faults.navigation = nil
      return SceneResponse(handled: true, navigation: navigation)
    }
    if let fault = faults.always { throw fault }
    if let fault = faults.next {
      faults.next = nil
      throw fault
    }
    guard case .key(.character("+"), _) = event, count < goal else { return .ignored }
    count += 1
    if count == goal {
      deps.completions.gameCompleted(
        GameCompletion(
          mode: "count", gameID: "\(goal)#\(seed)", isWon: true, elapsed: 1, score: 1,
          leaderboard: "counts"))
      deps.audio.play("done")
      deps.gameCenter.reportAchievement("counted", progress: 1000)
    }
    return .committed
  }

  func frame(for size: CellSize) throws(SceneFault) -> Frame {
    var builder = FrameBuilder()
    var text = FrameBuilder.Spec(.text)
    text.text = "\(count) of \(goal)"
    builder.leaf(text)
    return builder.finish()
  }

  func snapshot() throws(SceneFault) -> Snapshot? {
    guard faults.keepsGame else { return nil }
    return Snapshot(
      version: 2, state: [UInt8(count)], summary: "\(count) of \(goal)",
      progress: count * 1000 / goal, isFinished: count == goal, isPristine: count == 0)
  }

  func close() { faults.closed += 1 }
}

func counterConfig(
  faults: CounterFaults = CounterFaults(),
  migrateState: @escaping ([UInt8], UInt32) -> [UInt8]? = { _, _ in nil }
) -> GameConfig<CounterRoute> {
  GameConfig(
    subsystem: "org.example.counter", title: "Counter", version: "1.0",
    tints: GameTints(primary: RGB(hex: 0x0066cc), secondary: RGB(hex: 0x888888)),
    audioKeyPrefix: "counter.", reminder: ReminderCopy(title: "Count", body: "Once a day."),
    homeModes: [
      HomeMode(id: "three", title: "Three", route: .goal(3)),
      HomeMode(id: "ten", title: "Ten", route: .goal(10)),
    ], removeAdsProductId: "org.example.counter.noads", cloud: CloudConfig(container: "counter"),
    stateVersion: 2,
    makeRouteFactory: { deps in
      ClosureRouteFactory { route, request throws(SceneFault) in
        guard case .goal(let goal) = route else { throw SceneFault(.badRoute, "no such count") }
        return try CounterScene(goal: goal, request: request, deps: deps, faults: faults)
      }
    }, migrateState: migrateState)
}
