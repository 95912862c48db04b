public import GameShellKit
import GameStage
import Platform

/// A plugin with its stage: loads it, rebuilds its configuration, and starts it anew when its
/// stage has ended.
public final class PluginGame {
  /// The plugin's file, as the player named it.
  public let path: String
  /// The configuration that came through the door.
  public private(set) var config: GameConfig<PluginRoute>
  /// The version of the door that the plugin was built with.
  public let abiVersion: UInt32
  /// How its stage is locked in.
  public let confinement: Confinement
  /// What the player's policy on signatures wants to be said when it begins; nil for nothing.
  let trustWarning: String?
  /// The libraries that it brings along, without links.
  let libraries: [String]

  private let launcher: StageLauncher
  private let broker = ServiceBroker()
  private let log: GameLog
  private var stage: any StageConnection
  /// What the stage runs from. It is kept, so that a stage that has to be started anew runs the
  /// same build, whatever stands at `path` by then.
  private var copies: PrivateCopies?
  private var nextSession: UInt32 = 1

  /// Starts a stage and loads the plugin in it.
  ///
  /// `meanwhile` is done while the stage's program comes up.
  init(
    path: String, launcher: StageLauncher, meanwhile: () -> Void = {}
  ) throws(SceneFault) {
    self.path = path
    self.launcher = launcher
    log = GameLog { launcher.log($0, for: path) }
    broker.log = { [log] in log.take($0) }
    let launched = try launcher.launch(path, meanwhile: meanwhile)
    let stage = launched.stage
    let table = try Self.load(launched, path)
    self.stage = stage
    copies = launched.copies
    confinement = launched.confinement
    trustWarning = launched.warning
    libraries = launched.copies?.all.dropFirst().map(\.path) ?? []
    abiVersion = table.abiVersion
    let name = Self.name(of: path)
    let manifest: PluginManifest
    do {
      manifest = try PluginManifest(json: table.manifest, plugin: name)
    } catch {
      stage.end()
      throw error
    }
    // The closures need the game, and the game its configuration: they are set in a second step.
    config = manifest.config { _ in
      ClosureRouteFactory { _, _ throws(SceneFault) in
        throw SceneFault(.refused, "the game is not wired yet")
      }
    }
    stage.services = { [broker] in broker.answer($0) }
    stage.title = config.title
    config.makeRouteFactory = { [unowned self] deps in
      broker.deps = deps
      return ClosureRouteFactory { [unowned self] route, request throws(SceneFault) in
        try open(route, request)
      }
    }
    if table.hasFetchResume {
      config.fetchResume = { [unowned self] deps in
        broker.deps = deps
        return fetchResume()
      }
    }
    if table.hasMigrate {
      config.migrateState = { [unowned self] state, version in migrate(state, from: version) }
    }
  }

  /// Ends the stage.
  public func end() {
    stage.end()
    copies = nil
    log.flush()
  }

  /// The hash of the build that runs; nil within the host's own process.
  var content: UInt64? { copies?.content }

  /// The stage's process, if it has one.
  var process: RemoteStage? { stage as? RemoteStage }

  /// Whether the stage still answers.
  public var isAlive: Bool { stage.isAlive }

  /// What is known of the last crash.
  var diagnosis: FaultDiagnosis {
    let name = Self.name(of: path)
    // What ran is what counts, whatever stands at the path by now.
    guard let file = copies?.all.first?.file ?? (try? PluginFile.open(path)),
      let status = try? FileStatus(of: file)
    else { return FaultDiagnosis(plugin: name, buildID: "", backtrace: stage.backtrace) }
    let elf = try? ELFFile(file, size: status.size)
    let trace = Backtrace(
      stage.backtrace, plugin: name, loadedFrom: StageLauncher.copyPath,
      symbols: ELFSymbols(file, size: status.size))
    return FaultDiagnosis(plugin: name, buildID: elf?.buildID ?? "", backtrace: trace.frames)
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func load(
    _ launched: StageLauncher.Launched, _ path: String
  ) throws(SceneFault) -> PluginTable {
    let stage = launched.stage
    do throws(SceneFault) {
      let reply = try stage.request(.load(name: name(of: path), path: launched.path))
      switch reply {
      case .loaded(let table): return table
      case .failed(let fault): throw fault
      default: throw SceneFault(.protocolBroken, "the stage did not say whether it loaded the game")
      }
    } catch {
      stage.end()
      throw error
    }
  }

  /// The stage, started anew if the last one has ended.
  private func running() throws(SceneFault) -> any StageConnection {
    if stage.isAlive { return stage }
    let launched = try launcher.relaunch(path, copies: copies, confinement)
    launched.stage.title = config.title
    stage = launched.stage
    _ = try Self.load(launched, path)
    stage.services = { [broker] in broker.answer($0) }
    return stage
  }

  private func open(_ route: PluginRoute, _ request: SceneRequest) throws(SceneFault) -> any Scene {
    let stage = try running()
    let session = nextSession
    nextSession += 1
    let reply = try stage.request(.open(session: session, route: route.path, request))
    switch reply {
    case .done: return PluginScene(stage: stage, session: session, size: request.size)
    case .failed(let fault): throw fault
    default: throw SceneFault(.protocolBroken, "the stage did not say whether it opened the game")
    }
  }

  private func fetchResume() -> ResumePoint<PluginRoute>? {
    let session = nextSession
    nextSession += 1
    guard case .resume(let point)? = try? running().request(.fetchResume(session: session)) else {
      return nil
    }
    return point
  }

  private func migrate(_ state: [UInt8], from version: UInt32) -> [UInt8]? {
    guard case .migrated(let bytes)? = try? running().request(.migrate(state: state, from: version))
    else { return nil }
    return bytes
  }
}
