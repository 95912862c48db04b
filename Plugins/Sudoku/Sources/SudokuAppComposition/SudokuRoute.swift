public import GamePluginKit
public import SudokuTechniques

/// The places of this game.
public enum SudokuRoute: GameRoute {
  /// A generated puzzle.
  case board(Level)
  /// A puzzle of the player's own, as 81 characters. Whether it can be played is decided when it
  /// is opened, so that the answer can say what is wrong with it.
  case custom(String)
  /// A game that somebody shared, by its ID.
  case game(String)

  /// Reads `board/hard`, `board/custom/53..7….` or `game/hard#5`.
  public init?(path: String) {
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == "board", let level = Level(rawValue: "\(parts[1])") {
      self = .board(level)
    } else if path.hasPrefix(Self.customPrefix), parts[2] != "" {
      self = .custom("\(parts[2])")
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
    }
  }
}
