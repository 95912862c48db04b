public import GamePluginKit

/// The places of this game. Saved games are filed under their paths, which never change.
public enum StarterRoute: GameRoute {
  /// A game of a level.
  case board(StarterLevel)
  /// A game that somebody shared, by its ID.
  case game(String)

  /// Reads `board/short` or `game/2#5`.
  public init?(path: String) {
    if path.hasPrefix("board/"), let level = StarterLevel(rawValue: String(path.dropFirst(6))) {
      self = .board(level)
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
    case .game(let id): "game/\(id)"
    }
  }
}
