/// A place within a game, written as a path.
///
/// A path is what `--route` takes and what a saved game is filed under, so a route's path never
/// changes its meaning, and `init?(path:)` gives back what `path` wrote.
public protocol GameRoute: Hashable, Sendable {
  /// Reads a path; nil when the game has no such place.
  init?(path: String)

  /// The path, for example `board/expert`.
  var path: String { get }
}

/// A route of a game that the host knows only as a path.
public struct PluginRoute: GameRoute {
  /// The path, as the plugin wrote it.
  public let path: String

  /// Takes any path that is not empty; the plugin decides whether it has it.
  public init?(path: String) {
    guard !path.isEmpty else { return nil }
    self.path = path
  }
}
