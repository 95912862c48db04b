/// Keeps the state of games between launches, one per route.
///
/// The host writes a snapshot here before it shows a move, so that nothing acknowledged is ever
/// lost. A conformer must have the bytes where they survive the process when `save` returns.
public protocol SavedGames: AnyObject {
  /// The game saved under a route's path.
  func game(at route: String) throws(SaveError) -> SavedGame?

  /// The unfinished, begun game saved last.
  func newestUnfinished() throws(SaveError) -> SavedGame?

  /// Keeps a game, in place of the one under its route.
  func save(_ game: SavedGame) throws(SaveError)

  /// Forgets the game under a route's path.
  func remove(at route: String) throws(SaveError)
}

/// A game as it is kept.
public struct SavedGame: Hashable, Sendable {
  /// The path of its route.
  public var route: String
  /// The seed that it was opened with.
  public var seed: UInt64
  /// Its state.
  public var snapshot: Snapshot
  /// When it was saved, Unix milliseconds.
  public var savedAt: Int64

  /// Makes a saved game.
  public init(route: String, seed: UInt64, snapshot: Snapshot, savedAt: Int64) {
    self.route = route
    self.seed = seed
    self.snapshot = snapshot
    self.savedAt = savedAt
  }
}
