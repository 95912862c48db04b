public import GamePluginKit
import SudokuPersistence
public import SudokuTechniques
import SudokuUI

/// The places of this game.
public enum SudokuRoute: GameRoute {
  /// A generated puzzle.
  case board(Level)
  /// A puzzle of the player's own, as 81 characters. Whether it can be played is decided when it
  /// is opened, so that the answer can say what is wrong with it.
  case custom(String)
  /// A game that somebody shared, by its ID.
  case game(String)
  /// The daily puzzles.
  case daily
  /// The puzzle of a day.
  case day(Day)

  /// Reads `board/hard`, `board/custom/53..7….`, `game/hard#5`, `daily` or `daily/2026-11-30`; the
  /// ID of a daily puzzle leads to its day.
  public init?(path: String) {
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == "board", let level = Level(rawValue: "\(parts[1])") {
      self = .board(level)
    } else if path.hasPrefix(Self.customPrefix), parts[2] != "" {
      self = .custom("\(parts[2])")
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

  /// What stands before the 81 characters of a puzzle.
  static let customPrefix = "board/custom/"

  /// The path that `init?(path:)` reads.
  public var path: String {
    switch self {
    case .board(let level): "board/\(level.rawValue)"
    case .custom(let puzzle): Self.customPrefix + puzzle
    case .game(let id): "game/\(id)"
    case .daily: "daily"
    case .day(let day): DailyHub.route(day)
    }
  }
}
