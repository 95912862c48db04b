import GamePluginKit
import GamePluginTesting
import MinesweeperUI

/// The game's screens, each with what has happened before.
enum GameScreen: String, CaseIterable {
  case fresh
  case playing
  case flagged
  case hint
  case newGame = "new-game"
  case lost
  case expert
  case tooSmall = "too-small"
  case hub

  /// The screen in a language and a room.
  func shown(_ language: String, _ size: CellSize) throws -> Presentation {
    if self == .hub {
      return try HubPlayer(columns: size.columns, rows: size.rows, locale: language) {
        try $0.solveDaily(HubPlayer.monday + -1)
        try $0.begin(HubPlayer.monday)
      }
      .driver.present()
    }
    let room = self == .tooSmall ? CellSize(columns: 19, rows: 7) : size
    let player = try Player(
      self == .expert ? "30x16x99#1" : "9x9x10#1", columns: room.columns, rows: room.rows,
      mode: GameMode(
        id: "beginner", title: MinesweeperStrings(locale: language).beginner, leaderboard: "board"),
      locale: language)
    try play(player)
    return try player.driver.present()
  }

  private func play(_ player: Player) throws {
    switch self {
    case .fresh, .tooSmall, .hub: break
    case .playing, .expert: try player.keys("space")
    case .flagged: try player.keys("space home pageup f")
    case .hint: try player.keys("space i")
    case .newGame: try player.keys("space n")
    case .lost:
      try player.keys("space home pageup")
      for _ in 0..<9 {
        for _ in 0..<9 {
          if try player.scene.snapshot()?.isFinished == true { return }
          try player.keys("space right")
        }
        try player.keys("home down")
      }
    }
  }
}
