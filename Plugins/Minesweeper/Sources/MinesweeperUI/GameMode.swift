public import GamePluginKit

/// A way to play, as the scene shows and reports it.
public struct GameMode: Hashable, Sendable {
  /// The home mode's id, for statistics.
  public var id: String
  /// For people.
  public var title: String
  /// Where won games are ranked; nil for nowhere.
  public var leaderboard: String?
  /// The day whose board it is; nil for all but the daily ones. Such a board is played until it is
  /// won: a new game of it is the same once more.
  public var day: Day?

  /// Makes a mode.
  public init(id: String, title: String, leaderboard: String? = nil, day: Day? = nil) {
    self.id = id
    self.title = title
    self.leaderboard = leaderboard
    self.day = day
  }
}
