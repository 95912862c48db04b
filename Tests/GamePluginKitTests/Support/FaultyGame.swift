import GamePluginKit
import GamePluginTesting

/// A counter that keeps every promise but one.
enum CounterFault: Sendable {
  case none
  case drawsAnew
  case drawsByChance
  case forgetsOnSave
  case savesNothing
  case takesAnySave
  case refusesWithoutState

  var door: DoorContract {
    DoorContract { host in exportGame(host) { config() } }
  }

  private func config() -> GameConfig<PileRoute> {
    var config = PileGame.config()
    config.subsystem = "org.example.faulty"
    config.makeRouteFactory = { _ in
      ClosureRouteFactory { (_, request) throws(SceneFault) in
        if let snapshot = request.snapshot, self != .takesAnySave, snapshot.state.count != 1 {
          throw SceneFault(self == .refusesWithoutState ? .refused : .badState, "not a count")
        }
        let scene = FaultyScene(self)
        if let count = request.snapshot?.state.first { scene.count = Int(count) }
        return scene
      }
    }
    return config
  }
}

private final class FaultyScene: Scene {
  let fault: CounterFault
  var count = 0
  private var draws = 0

  init(_ fault: CounterFault) { self.fault = fault }

  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    guard case .key(.character("+"), _) = event else { return .ignored }
    count += 1
    return .committed
  }

  func frame(for size: CellSize) throws(SceneFault) -> Frame {
    draws += 1
    let shown =
      switch fault {
      case .drawsAnew: draws
      case .drawsByChance: count == 0 ? 0 : Int.random(in: 1...Int.max)
      default: count
      }
    return Text("\(shown) counted").makeFrame()
  }

  func snapshot() throws(SceneFault) -> Snapshot? {
    if fault == .savesNothing { return nil }
    return Snapshot(version: 1, state: [fault == .forgetsOnSave ? 0 : UInt8(count)])
  }
}
