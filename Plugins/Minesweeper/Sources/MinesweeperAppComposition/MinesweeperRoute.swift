public import GamePluginKit
import MinesweeperPersistence

/// The places of this game.
public enum MinesweeperRoute: GameRoute {
  /// A board of the three usual measures.
  case board(MinesweeperLevel)
  /// A board of the player's measures, `WxHxM`. Whether they can be played is decided when it is
  /// opened, so that the answer can name the limit.
  case custom(String)
  /// A game that somebody shared, by its ID.
  case game(String)
  /// The daily boards.
  case daily
  /// The board of a day.
  case day(Day)

  /// Reads `board/expert`, `board/custom/24x20x120`, `game/9x9x10#5`, `daily` or
  /// `daily/2026-11-30`; the ID of a daily board leads to its day.
  public init?(path: String) {
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == "board", let level = MinesweeperLevel(rawValue: "\(parts[1])")
    {
      self = .board(level)
    } else if parts.count == 3, parts[0] == "board", parts[1] == "custom" {
      self = .custom(String(parts[2]))
    } else if path == "daily" {
      self = .daily
    } else if parts.count == 2, parts[0] == "daily", let day = Day(iso: String(parts[1])) {
      self = .day(day)
    } else if path.hasPrefix("game/"), let day = DailyPuzzle.day(ofID: String(path.dropFirst(5))) {
      self = .day(day)
    } else if path.hasPrefix("game/"), path.utf8.count > 5 {
      self = .game(String(path.dropFirst(5)))
    } else {
      return nil
    }
  }

  /// The path that `init?(path:)` reads.
  public var path: String {
    switch self {
    case .board(let level): "board/\(level.rawValue)"
    case .custom(let measures): "board/custom/\(measures)"
    case .game(let id): "game/\(id)"
    case .daily: "daily"
    case .day(let day): DailyPuzzle(day).route
    }
  }
}
