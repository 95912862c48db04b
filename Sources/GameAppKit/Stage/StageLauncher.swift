import GameShellKit
import GameStage
import Platform

/// Starts stages: from a private copy of the plugin's file, with nothing but what a game needs.
final class StageLauncher {
  private let options: HostOptions
  private let patience: PatienceHolder
  /// Words for the stage besides the one that makes it one.
  private let extraArguments: [String]
  /// What the stage that is being started inherits; ours until the next one is started.
  private var inherited: [FileDescriptor] = []
  /// Hears what each stage used that has ended.
  var stageEnded: (ResourceUsage) -> Void = { _ in }

  init(
    options: HostOptions, patience: PatienceHolder = PatienceHolder(),
    extraArguments: [String] = []
  ) {
    self.options = options
    self.patience = patience
    self.extraArguments = extraArguments
  }

  /// Checks the file, starts a stage for it and gives it a private copy; the plugin is not loaded
  /// yet. `meanwhile` is done while the stage's program comes up.
  func launch(
    _ path: String, meanwhile: () -> Void = {}
  ) throws(SceneFault) -> Launched {
    do throws(PluginFileProblem) {
      _ = try PluginFile(path: path, entry: StageProcess.entrySymbol)
    } catch {
      throw SceneFault(.refused, "\(error)")
    }
    if options.inProcess { return Launched(stage: InProcessStage(), path: path) }
    let copy: FileDescriptor
    do throws(SystemError) {
      copy = try FileDescriptor.inMemory(name: Path.name(of: path))
    } catch {
      throw Self.notPrepared(error)
    }
    let stage = try start(copy, path)
    do throws(SceneFault) {
      try fill(copy, from: path)
      try StageTrust(options: options).check(copy, of: path)
    } catch {
      stage.end()
      throw error
    }
    meanwhile()
    return Launched(stage: stage, path: Self.copyPath, copy: copy)
  }

  /// Starts another stage for what was launched before, whatever stands at its path now.
  func relaunch(_ path: String, copy: FileDescriptor?) throws(SceneFault) -> Launched {
    guard let copy else { return try launch(path) }
    return Launched(stage: try start(copy, path), path: Self.copyPath, copy: copy)
  }

  /// The path under which a stage finds its plugin.
  static let copyPath = "/proc/self/fd/\(StageProcess.pluginNumber)"

  private static func notPrepared(_ error: SystemError) -> SceneFault {
    SceneFault(.died, "the stage could not be prepared: \(error)")
  }

  private func start(_ copy: FileDescriptor, _ path: String) throws(SceneFault) -> RemoteStage {
    let launch: ChildProcess.Launch
    do throws(SystemError) {
      launch = try prepare(copy, path)
    } catch {
      throw Self.notPrepared(error)
    }
    defer { inherited = [] }
    let stage = try RemoteStage(
      name: Path.name(of: path), launch: launch,
      limits: RemoteStage.Limits(
        deadline: options.deadlines.event, loadDeadline: options.deadlines.load),
      patience: patience, readLog: logReader(for: path))
    stage.ended = stageEnded
    return stage
  }

  /// The stage's program needs some milliseconds to start, in which the copy is made.
  private func fill(_ copy: FileDescriptor, from path: String) throws(SceneFault) {
    do throws(SystemError) {
      try copy.fillAndSeal(from: try FileDescriptor.open(path, .read), name: Path.name(of: path))
    } catch {
      throw Self.notPrepared(error)
    }
  }

  private func prepare(
    _ copy: FileDescriptor, _ path: String
  ) throws(SystemError) -> ChildProcess.Launch {
    let log = try openLog(for: path)
    let nothing = try FileDescriptor.open("/dev/null", .read)
    inherited = [copy, log, nothing]
    var launch = ChildProcess.Launch(
      path: options.executable, arguments: [StageProcess.argument] + extraArguments,
      environment: environment())
    launch.pass(nothing, as: 0)
    launch.pass(log, as: 1)
    launch.pass(log, as: 2)
    launch.pass(copy, as: StageProcess.pluginNumber)
    launch.newSession = true
    launch.diesWithParent = true
    launch.workingDirectory = "/"
    return launch
  }

  /// A stage, and the path under which it finds its plugin.
  struct Launched {
    var stage: any StageConnection
    var path: String
    /// The private copy that it runs from; nil within the host's own process.
    var copy: FileDescriptor?
  }

  /// What a game may know of the surroundings: its language and time zone, nothing else.
  private func environment() -> Environment {
    var kept = Environment(["SWIFT_BACKTRACE": "enable=no"])
    for name in ["LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "TZ", "LD_LIBRARY_PATH"] {
      kept.variables[name] = options.environment[name]
    }
    return kept
  }

  /// The file that takes what a game prints; begun anew when it has grown large.
  private func openLog(for path: String) throws(SystemError) -> FileDescriptor {
    let file = logFile(for: path)
    try FileSystem.makeFolders(Path.folder(of: file))
    if let status = try? FileStatus(path: file), status.size > 1 << 20 {
      try FileSystem.remove(file)
    }
    return try FileDescriptor.open(file, .append)
  }

  /// Reads what is written into a game's log from now on.
  private func logReader(for path: String) -> () -> String {
    let file = logFile(for: path)
    let start = (try? FileStatus(path: file))?.size ?? 0
    return {
      guard let bytes = try? FileSystem.read(file, limit: 8 << 20) else { return "" }
      return String(decoding: bytes.dropFirst(Int(start)).suffix(64 << 10), as: UTF8.self)
    }
  }

  func logFile(for path: String) -> String {
    Path.join(
      Path.join(options.stateFolder, "log"), PluginFolders.bare(Path.name(of: path)) + ".log")
  }

  /// Writes a line into a game's log.
  func log(_ line: String, for path: String) {
    guard let file = try? openLog(for: path) else { return }
    _ = try? file.write(line + "\n")
  }
}
