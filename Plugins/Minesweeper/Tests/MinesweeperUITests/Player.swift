import GamePluginKit
import GamePluginTesting
import MinesweeperGameState
import MinesweeperPersistence
import MinesweeperUI
import Testing

/// Plays a board as a person at a terminal would.
typealias Player = ScenePlayer<BoardScene>

extension ScenePlayer<BoardScene> {
  convenience init(
    _ id: String, columns: Int = 80, rows: Int = 24, snapshot: Snapshot? = nil,
    mode: GameMode = GameMode(id: "beginner", title: "Beginner", leaderboard: "board"),
    locale: String = "en"
  ) throws {
    try self.init(columns: columns, rows: rows, locale: locale, snapshot: snapshot) {
      try BoardScene(GameID(id), mode: mode, deps: $0, request: $1)
    }
  }

  /// Where a square of the board, all of which must be shown, is on the screen.
  private func place(column: Int, row: Int) throws -> (column: Int, row: Int) {
    let frame = try driver.present().frame
    let board = (0..<frame.nodeCount).map { frame.node($0) }.first { $0.kind == .grid }
    let width = Int(try #require(board, "there is no board on the screen").p[0])
    return try #require(try place(cell: row * width + column), "column \(column), row \(row)")
  }

  func pointer(
    _ phase: PointerEvent.Phase, _ button: PointerEvent.Button, _ column: Int, _ row: Int
  ) throws {
    let place = try place(column: column, row: row)
    try send(
      .pointer(PointerEvent(phase, button: button, column: place.column, row: place.row)))
  }

  func click(_ button: PointerEvent.Button, _ column: Int, _ row: Int) throws {
    try click(button, at: place(column: column, row: row))
  }
}
