import GamePluginKit
import SudokuGameState
import SudokuPersistence
import SudokuSolver
import SudokuUI

/// Plays a scene as a person at a terminal would: keys, and clicks on what is shown.
final class Player {
  static let puzzle =
    "custom:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

  let scene: BoardScene
  let driver: SceneDriver
  let deps: GameDeps
  var now = GameTime(steady: 0, wall: 0)
  var last = SceneResponse.ignored

  init(
    _ id: String = puzzle, columns: Int = 80, rows: Int = 24, snapshot: Snapshot? = nil,
    mode: GameMode = GameMode(
      id: "easy", title: "Easy", leaderboard: "board", importRoute: "import/"),
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

  /// Presses keys by name, one after the other, a capital letter with shift: `"right H 5 u"`.
  func keys(_ names: String) throws {
    for name in names.split(separator: " ") {
      let lower = name.lowercased()
      let isCapital = name.count == 1 && name != lower
      try send(
        .key(Key(name: isCapital ? lower : String(name)) ?? .escape, isCapital ? .shift : []))
    }
  }

  /// Moves the cursor to a square with the arrow keys.
  func walk(row: Int, column: Int) throws {
    try keys("home pageup")
    for _ in 0..<row { try keys("down") }
    for _ in 0..<column { try keys("right") }
  }

  /// Clicks on the first place on the screen with an action, and of a board on a square.
  func click(_ action: String, cell: Int? = nil) throws {
    let shown = try driver.present()
    for row in 0..<shown.surface.size.rows {
      for column in 0..<shown.surface.size.columns {
        guard let hit = shown.hit(column: column, row: row), hit.action == action,
          cell == nil || hit.cell == cell
        else { continue }
        try send(.pointer(PointerEvent(.press, button: .left, column: column, row: row)))
        try send(.pointer(PointerEvent(.release, button: .left, column: column, row: row)))
        return
      }
    }
    last = .ignored
  }

  /// The board as it stands, read from a snapshot as a host takes it.
  var board: Board {
    get throws {
      try Midend<SudokuGame>(restoring: scene.snapshot() ?? Snapshot(version: 0, state: []))
        .state
    }
  }

  /// What squares show, by the semantics that a screen reader gets.
  func label(row: Int, column: Int) throws -> String {
    let frame = try driver.present().frame
    let grid = (0..<frame.nodeCount).first { frame.node($0).id == nodeID("board") } ?? 0
    return frame.text(frame.cell(Int(frame.node(grid).data) + row * 9 + column).label)
  }

  var rows: [String] { get throws { try driver.present().surface.rows } }

  /// The whole screen as one text without line ends or doubled blanks.
  var screen: String {
    get throws {
      try rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
    }
  }

  /// Every text of the frame, however it is broken into lines.
  var said: [String] {
    get throws {
      let frame = try driver.present().frame
      return (0..<frame.nodeCount).map { frame.text(frame.node($0).text) }
    }
  }

  var completions: [GameCompletion] {
    (deps.completions as? InMemoryCompletionSink)?.completions ?? []
  }
}
