public import GamePluginKit

/// A way to play, as the scene shows and reports it, with the places that it leads to.
public struct GameMode: Hashable, Sendable {
  /// The home mode's id, for statistics.
  public var id: String
  /// For people.
  public var title: String
  /// Where games solved without help are ranked; nil for nowhere.
  public var leaderboard: String?
  /// The route of a new game, where it is not one more from this mode's seeds.
  public var nextRoute: String?
  /// What stands before 81 characters in the route of a puzzle that was pasted.
  public var importRoute: String
  /// The day whose puzzle it is; nil for all but the daily ones. Such a game is left for
  /// `nextRoute` without a question, since it is kept.
  public var day: Day?

  /// Makes a mode.
  public init(
    id: String, title: String, leaderboard: String? = nil, nextRoute: String? = nil,
    importRoute: String = "", day: Day? = nil
  ) {
    self.id = id
    self.title = title
    self.leaderboard = leaderboard
    self.nextRoute = nextRoute
    self.importRoute = importRoute
    self.day = day
  }
}
