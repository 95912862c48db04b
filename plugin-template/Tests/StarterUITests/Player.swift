import GamePluginKit
import StarterPersistence
import StarterUI

/// Plays a scene as a person at a terminal would: keys, and clicks on what is shown.
final class Player {
  let scene: PileScene
  let driver: SceneDriver
  let deps: GameDeps
  var now = GameTime(steady: 0, wall: 0)
  var last = SceneResponse.ignored

  init(
    _ id: String, columns: Int = 80, rows: Int = 24, snapshot: Snapshot? = nil,
    mode: GameMode = GameMode(id: "short", title: "Short", leaderboard: "board")
  ) throws {
    let size = CellSize(columns: columns, rows: rows)
    deps = .inMemory()
    scene = try PileScene(
      GameID(id), mode: mode, deps: deps,
      request: SceneRequest(seed: 1, time: now, size: size, snapshot: snapshot))
    driver = SceneDriver(scene: scene, size: size)
  }

  /// Sends an event so many milliseconds after the last.
  @discardableResult
  func send(_ event: SceneEvent, after: Int64 = 0) throws -> SceneResponse {
    now.steady += after
    last = try driver.send(event, at: now)
    return last
  }

  /// Presses keys by name, one after the other: `"left space u"`.
  func keys(_ names: String) throws {
    for name in names.split(separator: " ") {
      try send(.key(Key(name: String(name)) ?? .escape))
    }
  }

  /// Clicks on the place of the screen where a text stands first; false when it stands nowhere.
  func click(_ text: String) throws -> Bool {
    for (row, line) in try rows.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound)
      for phase in [PointerEvent.Phase.press, .release] {
        try send(.pointer(PointerEvent(phase, button: .left, column: column, row: row)))
      }
      return true
    }
    return false
  }

  var rows: [String] { get throws { try driver.present().surface.rows } }

  var completions: [GameCompletion] {
    (deps.completions as? InMemoryCompletionSink)?.completions ?? []
  }
}
