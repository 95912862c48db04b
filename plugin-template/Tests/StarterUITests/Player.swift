import GamePluginKit
import GamePluginTesting
import StarterUI

/// Plays a pile as a person at a terminal would.
typealias Player = ScenePlayer<PileScene>

extension ScenePlayer<PileScene> {
  convenience init(
    _ id: String, columns: Int = 80, rows: Int = 24, snapshot: Snapshot? = nil,
    mode: GameMode = GameMode(id: "short", title: "Short", leaderboard: "board")
  ) throws {
    try self.init(columns: columns, rows: rows, snapshot: snapshot) { deps, request in
      try PileScene(GameID(id), mode: mode, deps: deps, request: request)
    }
  }
}
