import GamePluginKit
import MinesweeperGameState
import MinesweeperPersistence
import MinesweeperUI

/// Plays a scene as a person at a terminal would: keys, and clicks on what is shown.
final class Player {
  let scene: BoardScene
  let driver: SceneDriver
  let deps: GameDeps
  var now = GameTime(steady: 0, wall: 0)
  var last = SceneResponse.ignored
  /// Where the cells of the board are; they stay while the size does.
  private var places: [Int: (column: Int, row: Int)] = [:]
  private var width = 0

  init(
    _ id: String, columns: Int = 80, rows: Int = 24, snapshot: Snapshot? = nil,
    mode: GameMode = GameMode(id: "beginner", title: "Beginner", leaderboard: "board"),
    locale: String = "en"
  ) throws {
    let size = CellSize(columns: columns, rows: rows)
    deps = .inMemory(locale: locale)
    scene = try BoardScene(
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

  /// Presses keys by name, one after the other: `"right f space"`.
  func keys(_ names: String) throws {
    for name in names.split(separator: " ") {
      try send(.key(Key(name: String(name)) ?? .escape))
    }
  }

  /// Where a square of the board, all of which must be shown, is on the screen.
  func place(column: Int, row: Int) throws -> (column: Int, row: Int)? {
    if places.isEmpty {
      let shown = try driver.present()
      for y in 0..<shown.surface.size.rows {
        for x in 0..<shown.surface.size.columns {
          guard let hit = shown.hit(column: x, row: y), let cell = hit.cell else { continue }
          places[cell] = (x, y)
          width = Int(shown.frame.node(hit.node).p[0])
        }
      }
    }
    return places[row * width + column]
  }

  func pointer(
    _ phase: PointerEvent.Phase, _ button: PointerEvent.Button, _ column: Int, _ row: Int
  ) throws {
    guard let place = try place(column: column, row: row) else { return }
    try send(
      .pointer(PointerEvent(phase, button: button, column: place.column, row: place.row)))
  }

  func click(_ button: PointerEvent.Button, _ column: Int, _ row: Int) throws {
    try pointer(.press, button, column, row)
    try pointer(.release, button, column, row)
  }

  var rows: [String] { get throws { try driver.present().surface.rows } }

  var completions: [GameCompletion] {
    (deps.completions as? InMemoryCompletionSink)?.completions ?? []
  }
}
