import GameShellKit

/// Plays a session at random: as a player would by what the frame offers, or like a monkey.
struct TrialPlayer {
  /// The session that is played; another one after the game led elsewhere.
  private(set) var session: TrialSession
  var random: SeededRandom
  /// The events that were sent, newest last.
  private(set) var events: [SceneEvent] = []
  /// The frame that events are chosen from; asked for anew after a change.
  private var frame: Frame?

  init(_ session: TrialSession, random: SeededRandom) {
    self.session = session
    self.random = random
  }

  /// Sends one sensible event, after some time that a player may take.
  @discardableResult
  mutating func play() throws(SceneFault) -> SceneResponse {
    let current = try shown()
    let event = EventChoice(frame: current).sensible(&random)
    return try send(event, after: Int64(random.below(900)))
  }

  /// Sends one event that concerns a board only, after some time.
  @discardableResult
  mutating func move() throws(SceneFault) -> SceneResponse {
    let current = try shown()
    let event = EventChoice(frame: current).boardMove(&random)
    return try send(event, after: Int64(random.below(900)))
  }

  /// Sends one event of any kind, sensible or not.
  @discardableResult
  mutating func fuzz() throws(SceneFault) -> SceneResponse {
    let current = try shown()
    let event = EventChoice(frame: current).any(&random)
    return try send(event, after: Int64(random.below(2000)))
  }

  /// Sends an event as a host does: what the game asks for comes to pass.
  @discardableResult
  mutating func send(
    _ event: SceneEvent, after milliseconds: Int64 = 0
  ) throws(SceneFault) -> SceneResponse {
    events.append(event)
    let response = try session.send(event, after: milliseconds)
    if response.changed { frame = nil }
    switch response.navigation {
    case nil: break
    case .open(let route): try move(to: route)
    case .leave, .quit: try move(to: session.route)
    }
    return response
  }

  private mutating func move(to route: String) throws(SceneFault) {
    try session.close()
    frame = nil
    let (stage, seed) = (session.stage, session.seed &+ 1)
    do throws(SceneFault) {
      session = try stage.open(route, seed: seed, at: session.time)
    } catch  where error.kind == .badRoute {
      // A host would tell the player and stay at home; the trial goes back to where it was.
      session = try stage.open(session.route, seed: seed, at: session.time)
    }
  }

  private mutating func shown() throws(SceneFault) -> Frame {
    if let frame { return frame }
    let fresh = try session.frame()
    frame = fresh
    return fresh
  }
}
