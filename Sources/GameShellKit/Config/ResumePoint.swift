/// Where a player left off, as the home screen's resume pill shows it.
public struct ResumePoint<Route: GameRoute>: Hashable, Sendable {
  /// What opens.
  public var route: Route
  /// For people, for example `12 of 99 marked`.
  public var summary: String
  /// 0 … 1000.
  public var progress: Int
  /// Milliseconds played.
  public var elapsed: Int64

  /// Makes a point.
  public init(route: Route, summary: String, progress: Int, elapsed: Int64) {
    self.route = route
    self.summary = summary
    self.progress = progress
    self.elapsed = elapsed
  }
}

extension SavedGames {
  /// The newest unfinished game, if the game still has its route.
  public func resumePoint<Route: GameRoute>() -> ResumePoint<Route>? {
    guard let saved = try? newestUnfinished(), let route = Route(path: saved.route) else {
      return nil
    }
    return ResumePoint(
      route: route, summary: saved.snapshot.summary, progress: saved.snapshot.progress,
      elapsed: saved.snapshot.elapsed)
  }
}
