/// The saved game of a route, as machines exchange it.
public struct CloudSave: Hashable, Sendable {
  /// What its machine had seen.
  public var version: CloudVersion
  /// Grows with each change that built on an earlier one (a Lamport clock): of two saves the
  /// greater is never the older one.
  public var order: Int64
  /// The game; nil when it was removed.
  public var game: SavedGame?

  /// Makes a save.
  public init(version: CloudVersion, order: Int64, game: SavedGame?) {
    self.version = version
    self.order = order
    self.game = game
  }

  /// Whether it wins over another, the same on every machine. Time decides only between saves
  /// that nothing else tells apart.
  func precedes(_ other: CloudSave) -> Bool {
    if order != other.order { return order < other.order }
    switch (game, other.game) {
    case (nil, nil): return false
    case (nil, _): return true
    case (_, nil): return false
    case (let a?, let b?): return a.precedes(b)
    }
  }
}

/// A saved game that gave way to another machine's, kept so that it can be recovered.
public struct CloudCopy: Hashable, Sendable {
  /// The order that it had.
  public var order: Int64
  /// The game.
  public var game: SavedGame

  /// Makes a copy.
  public init(order: Int64, game: SavedGame) {
    self.order = order
    self.game = game
  }

  func precedes(_ other: CloudCopy) -> Bool {
    order != other.order ? order < other.order : game.precedes(other.game)
  }
}

extension SavedGame {
  /// An order of all games, of use only because it is the same everywhere.
  func precedes(_ other: SavedGame) -> Bool {
    let (a, b) = (snapshot, other.snapshot)
    if savedAt != other.savedAt { return savedAt < other.savedAt }
    if route != other.route { return route < other.route }
    if seed != other.seed { return seed < other.seed }
    if a.state != b.state { return a.state.lexicographicallyPrecedes(b.state) }
    if (a.elapsed, a.progress, a.version) != (b.elapsed, b.progress, b.version) {
      return (a.elapsed, a.progress, a.version) < (b.elapsed, b.progress, b.version)
    }
    if a.summary != b.summary { return a.summary < b.summary }
    return (a.isFinished ? 1 : 0, a.isPristine ? 1 : 0)
      < (b.isFinished ? 1 : 0, b.isPristine ? 1 : 0)
  }
}
