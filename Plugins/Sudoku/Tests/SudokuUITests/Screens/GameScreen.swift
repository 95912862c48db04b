import GamePluginKit
import GamePluginTesting
import SudokuUI

/// The game's screens, each with what has happened before.
enum GameScreen: String, CaseIterable {
  case fresh
  case notes
  case conflict
  case checked
  case hint
  case given
  case full
  case several
  case solved
  case solvedWithHelp = "solved-with-help"
  case restart
  case newPuzzle = "new-puzzle"
  case pasted
  case tooSmall = "too-small"
  case hub

  private static let almostSolved =
    "custom:.34678912672195348198342567859761423426853791713924856961537284287419635345286179"
  private static let ambiguous =
    "custom:92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1.."

  /// The screen in a language and a room.
  func shown(_ language: String, _ size: CellSize) throws -> Presentation {
    if self == .hub {
      return try HubPlayer(columns: size.columns, rows: size.rows, locale: language) {
        try $0.solveDaily(HubPlayer.monday + -1)
        try $0.begin(HubPlayer.monday)
      }
      .driver.present()
    }
    let room = self == .tooSmall ? CellSize(columns: 21, rows: min(size.rows, 14)) : size
    let player = try Player(
      puzzle, columns: room.columns, rows: room.rows,
      mode: GameMode(
        id: "easy", title: SudokuStrings(locale: language).easy, leaderboard: "board",
        importRoute: "import/"), locale: language)
    try play(player)
    return try player.driver.present()
  }

  private var puzzle: String {
    switch self {
    case .solved, .solvedWithHelp, .full: Self.almostSolved
    case .several: Self.ambiguous
    default: Player.puzzle
    }
  }

  private func play(_ player: Player) throws {
    switch self {
    case .fresh, .several, .tooSmall, .hub: break
    case .notes: try player.keys("a n")
    case .conflict:
      try player.walk(row: 0, column: 2)
      try player.keys("5")
    case .checked:
      try player.walk(row: 0, column: 2)
      try player.keys("2 c")
    case .hint: try player.keys("H")
    case .given:
      try player.walk(row: 0, column: 0)
      try player.keys("1")
    case .full:
      try player.walk(row: 0, column: 0)
      try player.keys("1")
    case .solved:
      try player.walk(row: 0, column: 0)
      try player.send(.tick, after: 83_000)
      try player.keys("5")
    case .solvedWithHelp: try player.keys("H H")
    case .restart, .newPuzzle:
      try player.walk(row: 0, column: 2)
      try player.keys(self == .restart ? "4 R" : "4 N")
    case .pasted: try player.send(.paste(String(Self.ambiguous.dropFirst(7))))
    }
  }
}
