public import GameShellKit

extension Midend {
  /// Opens a game as a host asks for it: goes on from the request's snapshot, or starts the game
  /// with the ID where there is none.
  ///
  /// A snapshot that cannot be read throws `badState`, an ID that cannot be played `badRoute`.
  public init(opening id: GameID<Game>, for request: SceneRequest) throws(SceneFault) {
    if let snapshot = request.snapshot {
      self = try Midend(restoring: snapshot, at: request.time)
      return
    }
    do {
      self = try Midend(id, at: request.time)
    } catch {
      throw SceneFault(.badRoute, error.description)
    }
  }

  /// Gives this game up for one more with the same parameters, from `nextSeed`.
  ///
  /// Nothing of the old game stays but the moment, and that play is suspended where it was.
  public mutating func startNext() {
    var next = Midend(
      parameters, seed: nextSeed, at: GameTime(steady: clock.lastSteady, wall: 0))
    if isSuspended { next.suspend() }
    self = next
  }
}
