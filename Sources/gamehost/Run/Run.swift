import GameAppKit
import GameShellKit
import Platform

/// One run of the program: what was asked for, and where things are on this machine.
struct Run {
  let invocation: Invocation
  let environment: Environment
  /// The host's options, made from both.
  let options: HostOptions

  init(
    _ invocation: Invocation, environment: Environment, programStart: Int64
  ) throws(CommandError) {
    self.invocation = invocation
    self.environment = environment
    let executable: String
    do { executable = try FileSystem.executablePath() } catch {
      throw CommandError(.system, "the program cannot find itself: \(error)")
    }
    let xdg: XDGFolders?
    do throws(MissingHome) {
      let isHomeKnown = environment["HOME"].map(Path.isAbsolute) == true
      xdg = try XDGFolders(
        environment: environment, home: isHomeKnown ? nil : Environment.homeOfUser())
    } catch {
      guard invocation.dataDir != nil else {
        throw CommandError(.configuration, "\(error), or use --data-dir")
      }
      xdg = nil
    }
    let own = try invocation.dataDir.map { path throws(CommandError) in try Self.absolute(path) }
    var options = HostOptions(
      dataFolder: own ?? Path.join(xdg?.data ?? "/", "gamehost"),
      stateFolder: own.map { Path.join($0, "state") } ?? Path.join(xdg?.state ?? "/", "gamehost"),
      folders: PluginFolders(
        given: try invocation.pluginDirs.map { path throws(CommandError) in
          try Self.absolute(path)
        },
        environment: environment, xdg: xdg, executable: executable),
      executable: executable, environment: environment,
      locale: HostOptions.locale(of: environment))
    if own == nil, let config = xdg?.config {
      options.configFolder = Path.join(config, "gamehost")
    }
    options.inProcess = invocation.isInProcess
    options.seed = invocation.seed
    options.programStart = programStart
    let keeps: [Command] = [.play, .list, .scan, .dev, .redeem, .sync]
    options.isEphemeral = !keeps.contains(invocation.command) && own == nil
    self.options = options
  }

  /// Where games' logs are kept.
  var logFolder: String { Path.join(options.stateFolder, "log") }

  static func absolute(_ path: String) throws(CommandError) -> String {
    if Path.isAbsolute(path) { return path }
    do { return Path.join(try FileSystem.workingDirectory(), path) } catch {
      throw CommandError(.system, "the working folder cannot be found: \(error)")
    }
  }

  /// The file of the game that was asked for; nil when none was.
  func pluginPath() throws(CommandError) -> String? {
    guard let name = invocation.plugin else { return nil }
    return try path(of: name)
  }

  /// The file of a game that was named.
  func path(of name: String) throws(CommandError) -> String {
    let found: String
    do throws(PluginNotFound) { found = try options.folders.locate(name) } catch {
      var sentence = "\(error)"
      if error.nearest == nil, !name.contains("/") {
        let words = Command.allCases.filter { $0 != .play }.map(\.rawValue)
        sentence += UsageError.suggestion(name, among: words)
      }
      throw CommandError(.noInput, sentence)
    }
    return try Self.absolute(found)
  }

  /// What is to be said of a failure that came while a game was opened or played.
  func failure(_ error: any Error, plugin: String?) -> CommandError {
    switch error {
    case let error as CommandError: return error
    case let fault as SceneFault where fault.kind == .badRoute:
      return CommandError(.usage, fault.reason)
    case let problem as PluginFileProblem:
      return CommandError(Self.code(for: problem.path), "\(problem)")
    case let fault as SceneFault:
      return CommandError(plugin.map(Self.code) ?? .badPlugin, fault.reason)
    case let error as SaveError: return CommandError(.inputOutput, error.description)
    case let error as SystemError:
      return CommandError(error.isNotPermitted ? .noPermission : .system, error.description)
    default: return CommandError(.software, "\(error)")
    }
  }

  /// The exit code for a file that could not be used.
  private static func code(for path: String) -> ExitCode {
    do throws(PluginFileProblem) {
      _ = try PluginFile(path: path, entry: "makeGameConfig")
      return .badPlugin
    } catch {
      switch error.kind {
      case .notFound: return .noInput
      case .unreadable: return .noPermission
      case .failed: return .inputOutput
      default: return .badPlugin
      }
    }
  }
}
