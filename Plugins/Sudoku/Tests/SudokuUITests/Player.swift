import GamePluginKit
import GamePluginTesting
import SudokuGameState
import SudokuPersistence
import SudokuSolver
import SudokuUI

/// Plays a puzzle as a person at a terminal would.
typealias Player = ScenePlayer<BoardScene>

extension ScenePlayer<BoardScene> {
  static var puzzle: String {
    "custom:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
  }

  convenience init(
    _ id: String = puzzle, columns: Int = 80, rows: Int = 24, snapshot: Snapshot? = nil,
    mode: GameMode = GameMode(
      id: "easy", title: "Easy", leaderboard: "board", importRoute: "import/"),
    locale: String = "en"
  ) throws {
    try self.init(columns: columns, rows: rows, locale: locale, snapshot: snapshot) {
      try BoardScene(GameID(id), mode: mode, deps: $0, request: $1)
    }
  }

  /// Moves the cursor to a square with the arrow keys.
  func walk(row: Int, column: Int) throws {
    try keys("home pageup")
    for _ in 0..<row { try keys("down") }
    for _ in 0..<column { try keys("right") }
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
}
