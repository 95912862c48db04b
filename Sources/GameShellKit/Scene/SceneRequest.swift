/// How a route is to be opened.
public struct SceneRequest: Hashable, Sendable {
  /// All the randomness that the scene may use.
  public var seed: UInt64
  /// Now.
  public var time: GameTime
  /// Local time minus UTC, in minutes.
  public var utcOffset: Int
  /// BCP 47, for example `de` or `zh-Hans`.
  public var locale: String
  /// Room for the first frame.
  public var size: CellSize
  /// The state to go on from; nil for a new game.
  public var snapshot: Snapshot?

  /// Makes a request.
  public init(
    seed: UInt64, time: GameTime, utcOffset: Int = 0, locale: String = "en", size: CellSize,
    snapshot: Snapshot? = nil
  ) {
    self.seed = seed
    self.time = time
    self.utcOffset = utcOffset
    self.locale = locale
    self.size = size
    self.snapshot = snapshot
  }
}

/// Answers routes with scenes; made once per game by `GameConfig.makeRouteFactory`.
public protocol RouteFactory<Route> {
  /// The game's routes.
  associatedtype Route: GameRoute

  /// Opens a route. A snapshot is taken whole, or the call throws `badState` and nothing is left.
  func scene(for route: Route, request: SceneRequest) throws(SceneFault) -> any Scene
}

/// A route factory made of a closure.
public struct ClosureRouteFactory<Route: GameRoute>: RouteFactory {
  private let make: (Route, SceneRequest) throws(SceneFault) -> any Scene

  /// Makes a factory.
  public init(_ make: @escaping (Route, SceneRequest) throws(SceneFault) -> any Scene) {
    self.make = make
  }

  /// Calls the closure.
  public func scene(for route: Route, request: SceneRequest) throws(SceneFault) -> any Scene {
    try make(route, request)
  }
}
