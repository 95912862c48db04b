import GameShellKit
import GameStage
import Platform

/// A stage with the plugin loaded, its services in memory and its process open to measurement.
final class TrialStage {
  let connection: RemoteStage
  let table: PluginTable
  let services = TrialServices()
  /// How long loading took, in milliseconds.
  let loadTime: Double
  private let logFile: String
  private let logStart: Int
  private var nextSession: UInt32 = 1

  init(path: String, options: HostOptions, without parts: [DoorPart] = []) throws(SceneFault) {
    let launcher = StageLauncher(
      options: options, extraArguments: parts.map { StageProcess.withoutArgument + $0.rawValue })
    logFile = launcher.logFile(for: path)
    logStart = Int(clamping: (try? FileStatus(path: logFile))?.size ?? 0)
    let start = MonotonicClock.nanoseconds
    let launched = try launcher.launch(path)
    guard let remote = launched.stage as? RemoteStage else {
      throw SceneFault(.died, "the stage could not be started")
    }
    connection = remote
    remote.services = { [services] in services.answer($0) }
    do throws(SceneFault) {
      let reply = try remote.request(.load(name: Path.name(of: path), path: launched.path))
      switch reply {
      case .loaded(let table): self.table = table
      case .failed(let fault): throw fault
      default: throw SceneFault(.protocolBroken, "the stage did not say whether it loaded the game")
      }
    } catch {
      remote.end()
      throw error
    }
    loadTime = Double(MonotonicClock.nanoseconds - start) / 1_000_000
  }

  func end() { connection.end() }

  /// Sends a request; a failed one is thrown.
  func request(_ request: StageRequest) throws(SceneFault) -> StageReply {
    services.requestBegins()
    let reply = try connection.request(request)
    if case .failed(let fault) = reply { throw fault }
    return reply
  }

  /// Opens a session.
  func open(
    _ route: String, seed: UInt64, snapshot: Snapshot? = nil,
    at time: GameTime = TrialSession.start, locale: String = "en", utcOffset: Int = 0
  ) throws(SceneFault) -> TrialSession {
    let session = nextSession
    nextSession += 1
    let opening = SceneRequest(
      seed: seed, time: time, utcOffset: utcOffset, locale: locale, size: TrialSession.size,
      snapshot: snapshot)
    _ = try request(.open(session: session, route: route, opening))
    return TrialSession(stage: self, number: session, route: route, seed: seed, time: time)
  }

  /// What the plugin has printed since this stage was started; not what the stage itself says.
  var printed: [String] {
    guard let bytes = try? FileSystem.read(logFile, limit: 8 << 20) else { return [] }
    return String(decoding: bytes.dropFirst(logStart), as: UTF8.self)
      .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("sandbox: ") }
  }

  /// What the kernel says of the process.
  var process: ProcessFigures { ProcessFigures(processID: connection.processID) }
}
