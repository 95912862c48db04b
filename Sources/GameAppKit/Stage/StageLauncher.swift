import GameShellKit
import GameStage
import Platform

/// Starts stages: from private copies of the plugin's file and of the libraries that it brings
/// along, with nothing but what a game needs.
final class StageLauncher {
  let options: HostOptions
  private let patience: PatienceHolder
  /// Words for the stage besides the one that makes it one.
  private let extraArguments: [String]
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

  /// Checks the file, starts a stage for it and gives it private copies; the plugin is not loaded
  /// yet. `meanwhile` is done while the stage's program comes up.
  func launch(
    _ path: String, meanwhile: () -> Void = {}
  ) throws(SceneFault) -> Launched {
    let plugin: PluginFile
    do throws(PluginFileProblem) {
      plugin = try PluginFile(path: path, entry: StageProcess.entrySymbol)
    } catch {
      throw SceneFault(.refused, "\(error)")
    }
    if options.inProcess { return Launched(stage: InProcessStage(), path: path) }
    let helpers = try HelperLibraries(of: plugin, program: options.executable)
    let trust = StageTrust(options: options)
    let unconfined = trust.unconfined(path)
    let copies = try preparing { () throws(SystemError) in
      try PrivateCopies(of: path, with: helpers)
    }
    var confinement = Confinement.sandboxed
    var warning: String?
    if let unconfined {
      // Whether the sandbox is closed hangs on what the copies contain.
      warning = try complete(copies, path, trust)
      confinement = trust.confinement(of: copies, as: unconfined)
      try preparing { () throws(SystemError) in try copies.link() }
    }
    let stage = try start(path, copies, confinement)
    if unconfined == nil {
      // The stage's program needs some milliseconds to start, in which the copies are made.
      do throws(SceneFault) {
        warning = try complete(copies, path, trust)
        try preparing { () throws(SystemError) in try copies.link() }
      } catch {
        stage.end()
        throw error
      }
    }
    meanwhile()
    return Launched(
      stage: stage, path: Self.copyPath, copies: copies, confinement: confinement,
      warning: warning)
  }

  /// Starts another stage for what was launched before, whatever stands at its path now.
  func relaunch(
    _ path: String, copies: PrivateCopies?, _ confinement: Confinement
  ) throws(SceneFault) -> Launched {
    guard let copies else { return try launch(path) }
    return Launched(
      stage: try start(path, copies, confinement), path: Self.copyPath, copies: copies,
      confinement: confinement)
  }

  /// The path under which a stage finds its plugin.
  static let copyPath = "/proc/self/fd/\(StageProcess.pluginNumber)"

  /// A stage, the path under which it finds its plugin, and how it is locked in.
  struct Launched {
    var stage: any StageConnection
    var path: String
    /// The private copies that it runs from; nil within the host's own process.
    var copies: PrivateCopies?
    var confinement = Confinement.sandboxed
    /// What the player's policy wants to be said.
    var warning: String?
  }

  /// Fills the copies, and asks the player's policy about them; gives what has to be said.
  private func complete(
    _ copies: PrivateCopies, _ path: String, _ trust: StageTrust
  ) throws(SceneFault) -> String? {
    try preparing { () throws(SystemError) in try copies.fill() }
    return try trust.check(copies, of: path)
  }

  /// Starts a stage's program, with copies that may have yet to be made.
  func start(
    _ path: String, _ copies: PrivateCopies?, _ confinement: Confinement
  ) throws(SceneFault) -> RemoteStage {
    let launch = try preparing { () throws(SystemError) in
      try prepare(path, copies, confinement)
    }
    let stage = try RemoteStage(
      name: Path.name(of: path), launch: launch,
      limits: RemoteStage.Limits(
        deadline: options.deadlines.event, loadDeadline: options.deadlines.load,
        processorBurst: options.processorBurst),
      patience: patience, readLog: logReader(for: path))
    stage.ended = stageEnded
    return stage
  }

  private func preparing<R>(_ work: () throws(SystemError) -> R) throws(SceneFault) -> R {
    do throws(SystemError) {
      return try work()
    } catch {
      throw SceneFault(.died, "the stage could not be prepared: \(error)")
    }
  }

  private func prepare(
    _ path: String, _ copies: PrivateCopies?, _ confinement: Confinement
  ) throws(SystemError) -> ChildProcess.Launch {
    let log = try openLog(for: path)
    let copies = copies?.all ?? []
    let bringsLibraries = copies.count > 1
    var arguments = [StageProcess.argument] + extraArguments
    if confinement == .free { arguments.append(StageProcess.trustedArgument) }
    var launch = ChildProcess.Launch(
      path: options.executable, arguments: arguments,
      environment: environment(bringsLibraries: bringsLibraries))
    launch.pass(try FileDescriptor.open("/dev/null", .read), as: 0)
    launch.pass(log, as: 1)
    launch.pass(log, as: 2)
    for copy in copies { launch.pass(copy.file, as: copy.number) }
    launch.newSession = true
    launch.diesWithParent = true
    launch.workingDirectory = "/"
    return launch
  }

  /// What a game may know of the surroundings: its language and time zone, nothing else.
  private func environment(bringsLibraries: Bool) -> Environment {
    var kept = Environment(["SWIFT_BACKTRACE": "enable=no"])
    for name in ["LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "TZ", "LD_LIBRARY_PATH"] {
      kept.variables[name] = options.environment[name]
    }
    if bringsLibraries {
      let folders = [StageProcess.libraryFolder, kept["LD_LIBRARY_PATH"] ?? ""]
      kept.variables["LD_LIBRARY_PATH"] = folders.filter { !$0.isEmpty }.joined(separator: ":")
    }
    return kept
  }
}
