/// One way to play, as a line on the home screen.
public struct HomeMode<Route: GameRoute>: Hashable, Sendable {
  /// Names the mode in statistics and leaderboards; never changes.
  public var id: String
  /// The line's title.
  public var title: LocalizedText
  /// A few words beside the title.
  public var subtitle: LocalizedText
  /// What opens.
  public var route: Route
  /// The key that opens it on the home screen; empty for the line's number.
  public var key: String
  /// The mode of the daily puzzle: the home screen shows today's state beside it.
  public var isDaily: Bool

  /// Makes a mode.
  public init(
    id: String, title: LocalizedText, subtitle: LocalizedText = "", route: Route,
    key: String = "", isDaily: Bool = false
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.route = route
    self.key = key
    self.isDaily = isDaily
  }
}
