import GamePluginABI
import GameShellKit

/// An exported game without its route type, which C functions cannot name.
class AnyExportedGame {
  /// Owns the manifest for as long as the library is loaded.
  let memory = DoorMemory()
  /// Owns what `migrate` and `last_error` answered last.
  let answers = DoorMemory()
  /// Why the last `open`, `fetch_resume` or `migrate` failed.
  var failure = ""

  func open(_ request: gh_open, handle: OpaquePointer?) throws(SceneFault) -> PluginSession {
    throw SceneFault(.refused, "this game opens nothing")
  }

  func resume(handle: OpaquePointer?) -> PluginResume? { nil }

  func migrate(_ state: [UInt8], from version: UInt32) -> [UInt8]? { nil }
}

/// Where a player left off, with the route as its path.
struct PluginResume {
  var route: String
  var summary: String
  var progress: Int
  var elapsed: Int64
}

/// A game as it stands behind the door: its configuration and the host's services.
final class ExportedGame<Route: GameRoute>: AnyExportedGame {
  private let config: GameConfig<Route>
  private let services: HostServices

  init(config: GameConfig<Route>, services: HostServices) {
    self.config = config
    self.services = services
  }

  var manifest: String { config.manifest }
  var hasResume: Bool { config.fetchResume != nil }

  override func open(
    _ request: gh_open, handle: OpaquePointer?
  ) throws(SceneFault) -> PluginSession {
    let path = String(request.route)
    guard let route = Route(path: path) else {
      throw SceneFault(.badRoute, "this game has no place named “\(path)”")
    }
    let link = HostLink(services, handle: handle)
    link.time = GameTime(steady: 0, wall: request.wall_ms)
    link.utcOffset = Int(request.utc_offset_minutes)
    let locale = String(request.locale)
    let deps = makeDeps(link, locale: locale.isEmpty ? "en" : locale)
    let sceneRequest = SceneRequest(
      seed: request.seed, time: link.time, utcOffset: link.utcOffset, locale: deps.locale,
      size: CellSize(columns: Int(max(1, request.columns)), rows: Int(max(1, request.rows))),
      snapshot: try snapshot(in: request))
    let scene = try config.makeRouteFactory(deps).scene(for: route, request: sceneRequest)
    return PluginSession(scene: scene, link: link)
  }

  override func resume(handle: OpaquePointer?) -> PluginResume? {
    let link = HostLink(services, handle: handle)
    defer { link.end() }
    if let now = services.environment?.now {
      link.time = GameTime(steady: 0, wall: now(handle))
    }
    guard let point = config.fetchResume?(makeDeps(link, locale: "en")) else { return nil }
    return PluginResume(
      route: point.route.path, summary: point.summary, progress: point.progress,
      elapsed: point.elapsed)
  }

  override func migrate(_ state: [UInt8], from version: UInt32) -> [UInt8]? {
    version == config.stateVersion ? state : config.migrateState(state, version)
  }

  private func makeDeps(_ link: HostLink, locale: String) -> GameDeps {
    var deps = GameDeps.throughDoor(link, locale: locale)
    let sinks = config.makeCompletionSinks(deps)
    if !sinks.isEmpty { deps.completions = CompletionFanOut([deps.completions] + sinks) }
    return deps
  }

  /// The snapshot to open with, brought to this build's version.
  private func snapshot(in request: gh_open) throws(SceneFault) -> Snapshot? {
    let state = [UInt8](request.snapshot)
    guard !state.isEmpty else { return nil }
    guard let current = migrate(state, from: request.snapshot_version) else {
      throw SceneFault(
        .badState,
        "the saved game has state version \(request.snapshot_version); this build reads "
          + "\(config.stateVersion)")
    }
    return Snapshot(version: config.stateVersion, state: current)
  }
}
