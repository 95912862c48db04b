public import GamePluginKit
import MinesweeperPersistence

/// The daily boards: today's, and the calendar of the days before.
///
/// It keeps no game and has no snapshot, so a host comes back to it from the boards it leads to.
public final class DailyHubScene: Scene {
  private let deps: GameDeps
  private let strings: MinesweeperStrings
  private let shell: ShellStrings
  private var hub: DailyHub
  private var wall: Int64
  /// When the day ends, Unix milliseconds; asked once a day.
  private var dayEnds: Int64

  /// Opens the hub on the day of the request.
  public init(deps: GameDeps, request: SceneRequest) {
    self.deps = deps
    strings = MinesweeperStrings(locale: deps.locale)
    shell = ShellStrings(locale: deps.locale)
    wall = request.time.wall
    let today = deps.clock.day(of: wall)
    hub = DailyHub(today: today, selected: HubPlace.take(from: deps.saveStore, today: today))
    dayEnds = deps.clock.nextDay(after: wall)
    hub.step(deps)
  }

  /// Takes one event. Each may be the first of a new day.
  public func handle(
    _ event: SceneEvent, at time: GameTime
  ) throws(SceneFault) -> SceneResponse {
    wall = time.wall
    var response = respond(to: event)
    if wall >= dayEnds, response.navigation == nil {
      dayEnds = deps.clock.nextDay(after: wall)
      if hub.turn(to: deps.clock.day(of: wall), deps) { response.changed = true }
    }
    return response
  }

  /// Draws the hub for a size.
  public func frame(for size: CellSize) throws(SceneFault) -> Frame {
    DailyHubView(hub: hub, size: size, strings: strings, shell: shell).makeFrame(tick: tick)
  }

  /// The load's next step, or the end of the day; at most an hour, since the steady clock stands
  /// while the machine sleeps.
  private var tick: Int {
    hub.isLoading ? 10 : Int(min(3_600_000, max(1, dayEnds - wall)))
  }

  private func respond(to event: SceneEvent) -> SceneResponse {
    switch event {
    case .tick:
      // Also without a step: the next frame has the rest of the way to midnight.
      if hub.isLoading { hub.step(deps) }
      return .changed
    case .resize: return .changed
    case .key(.escape, []), .action(CalendarKeys.back, _, _): return leave()
    case .action("play", _, _): return play()
    case .action("retry", _, _), .key(.character("r"), []): return retry()
    default: return select(event)
    }
  }

  private func select(_ event: SceneEvent) -> SceneResponse {
    guard var calendar = hub.load.shown?.calendar else { return .ignored }
    switch calendar.handle(event) {
    case .ignored: return .ignored
    case .stays: return .handled
    case .chosen: return play()
    case .moved:
      if let day = calendar.selected { hub.select(day, deps) }
      return .changed
    }
  }

  private func play() -> SceneResponse {
    guard let day = hub.load.shown?.day else { return .handled }
    hub.cancel()
    HubPlace.leave(day, today: hub.today, in: deps.saveStore)
    return SceneResponse(
      handled: true, changed: true, navigation: .open(DailyPuzzle(day).route))
  }

  private func retry() -> SceneResponse {
    guard case .failed = hub.load.phase else { return .ignored }
    hub.retry(deps)
    return .changed
  }

  private func leave() -> SceneResponse {
    hub.cancel()
    return SceneResponse(handled: true, navigation: .leave)
  }
}
