/// A way to play, as the scene shows and reports it.
public struct GameMode: Hashable, Sendable {
  /// The home mode's id, for statistics.
  public var id: String
  /// For people.
  public var title: String
  /// Where won games are ranked; nil for nowhere.
  public var leaderboard: String?

  /// Makes a mode.
  public init(id: String, title: String, leaderboard: String? = nil) {
    self.id = id
    self.title = title
    self.leaderboard = leaderboard
  }
}
