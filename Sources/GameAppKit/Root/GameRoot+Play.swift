public import GameShellKit
import GameShellUI

extension GameRoot {
  /// Opens a route; with `resuming`, goes on from what is stored under it.
  ///
  /// `isPassing` says that the place that is shown is none to come back to; see
  /// `boardDestination`. A failure leaves Home on the screen and says why.
  func open(_ route: Route, resuming: Bool, isPassing: Bool = false) {
    let path = boardDestination(route: route, path: play?.path ?? [], isPassing: isPassing)
    leavePlay()
    do throws(SceneFault) {
      try begin(route, seed: nil, from: resuming ? try stored(route) : nil, path: path)
      deps.telemetry.record(
        TelemetryEvent("game.opened", ["route": .text(route.path)]))
    } catch {
      if error.kind == .badState, startAfresh(route, because: error) { return }
      file(error)
      switch error.kind {
      case .died, .stalled, .protocolBroken, .invalidFrame:
        giveUp(error, strings.told(error.reason))
      case .refused, .badState, .badRoute: showToast(strings.told(error.reason))
      case .abandoned: break
      }
    }
  }

  /// Opens a path that came from outside, as `--route` does.
  public func open(path: String, seed: UInt64? = nil) throws(SceneFault) {
    guard let route = Route(path: path) else {
      throw SceneFault(.badRoute, "\(config.title.base) has no route \"\(path)\"")
    }
    leavePlay()
    try begin(route, seed: seed, from: seed == nil ? try stored(route) : nil)
  }

  /// Leaves the board for the place that the player came from: another of the game's, or Home.
  func goBack() {
    let path = play?.path.dropLast() ?? []
    leavePlay()
    guard let last = path.last else { return }
    open(last, resuming: true)
    play?.path = Array(path)
  }

  /// Opens a board again as it was stored last, with the way that led to it.
  func reopen(_ play: Play<Route>) throws(SceneFault) {
    let saved = try stored(play.route, orFinished: true)
    try begin(play.route, seed: play.seed, from: saved, path: play.path)
  }

  /// The saved game under a route, brought to the current state version; nil for a new game, as
  /// after a finished one unless that is wanted too.
  private func stored(
    _ route: Route, orFinished: Bool = false
  ) throws(SceneFault) -> SavedGame? {
    let found: SavedGame?
    do throws(SaveError) {
      found = try deps.saves.game(at: route.path)
    } catch {
      throw SceneFault(.refused, error.description)
    }
    guard var saved = found, orFinished || !saved.snapshot.isFinished else { return nil }
    saved.snapshot = try migrated(saved.snapshot)
    return saved
  }

  private func migrated(_ snapshot: Snapshot) throws(SceneFault) -> Snapshot {
    guard snapshot.version != config.stateVersion else { return snapshot }
    guard let state = config.migrateState(snapshot.state, snapshot.version) else {
      throw SceneFault(
        .badState,
        "the saved game has state version \(snapshot.version); this build reads version "
          + "\(config.stateVersion) and cannot convert it")
    }
    var snapshot = snapshot
    snapshot.state = state
    snapshot.version = config.stateVersion
    return snapshot
  }

  private func begin(
    _ route: Route, seed: UInt64?, from saved: SavedGame?, path: [Route] = []
  ) throws(SceneFault) {
    let seed = saved?.seed ?? seed ?? makeSeed()
    let request = SceneRequest(
      seed: seed, time: time, utcOffset: utcOffset(time.wall), locale: locale, size: size,
      snapshot: saved?.snapshot)
    let scene = try factory.scene(for: route, request: request)
    play = Play(path: path.isEmpty ? [route] : path, route: route, seed: seed, scene: scene)
    finished = nil
  }

  /// Sets a save that cannot be read aside, under a name of its own, and begins a new game.
  private func startAfresh(_ route: Route, because fault: SceneFault) -> Bool {
    guard let saved = try? deps.saves.game(at: route.path) else { return false }
    var aside = saved
    aside.route = "unreadable/\(route.path)/\(saved.savedAt)"
    aside.snapshot.isFinished = true
    do {
      try deps.saves.save(aside)
      try begin(route, seed: nil, from: nil)
    } catch {
      return false
    }
    showToast(
      strings.toasts.setAside.filling("reason", with: strings.told(fault.reason))
        .filling("route", with: aside.route))
    file(fault)
    return true
  }

  /// Ends the board, its state stored.
  func leavePlay() {
    guard let play else { return }
    store(try? play.scene.snapshot())
    play.scene.close()
    self.play = nil
    screens = []
    hasHomeAppeared = false
  }

  /// Stores the state of the board; says so when it cannot.
  func store(_ snapshot: Snapshot?) {
    guard let play, let snapshot else { return }
    let game = SavedGame(
      route: play.route.path, seed: play.seed, snapshot: snapshot, savedAt: time.wall)
    do throws(SaveError) {
      try deps.saves.save(game)
    } catch {
      showToast(strings.toasts.notStored.filling("reason", with: strings.told(error.description)))
      deps.errorReporter.report(error.description)
    }
  }

  /// What the board hands to its successor; nil at Home.
  public func handoff() -> Handoff? {
    guard let play else { return nil }
    let snapshot =
      (try? play.scene.snapshot()) ?? (try? deps.saves.game(at: play.route.path))?.snapshot
    return Handoff(
      route: play.route.path, path: play.path.map(\.path), seed: play.seed, snapshot: snapshot)
  }

  /// Goes on with what a predecessor handed over; throws when this build cannot, and the store
  /// is then as it was.
  public func adopt(_ handoff: Handoff, at time: GameTime, size: CellSize) throws(SceneFault) {
    self.time = time
    self.size = size
    guard let route = Route(path: handoff.route) else {
      throw SceneFault(.badRoute, "the new build has no route \"\(handoff.route)\"")
    }
    let saved = try handoff.snapshot.map { snapshot throws(SceneFault) in
      SavedGame(
        route: handoff.route, seed: handoff.seed, snapshot: try migrated(snapshot),
        savedAt: time.wall)
    }
    // A place that the new build does not have is none to go back to.
    let way = handoff.path.dropLast().compactMap { Route(path: $0) }
    try begin(route, seed: handoff.seed, from: saved, path: way + [route])
    do throws(SceneFault) {
      _ = try play?.scene.frame(for: size)
    } catch {
      play?.scene.close()
      play = nil
      throw error
    }
  }
}

extension GameRoot {
  /// Ends the board without storing it: a successor has taken its state over.
  func abandon() {
    play?.scene.close()
    play = nil
  }
}
