import GameShellKit
import GameStage
import Platform

/// Starts stages: from a private copy of the plugin's file, with nothing but what a game needs.
final class StageLauncher {
  private let options: HostOptions

  init(options: HostOptions) { self.options = options }

  /// Checks the file, copies it and starts a stage for it; the plugin is not loaded yet.
  func launch(_ path: String) throws(SceneFault) -> Launched {
    do throws(PluginFileProblem) {
      try PluginFile.check(path)
    } catch {
      throw SceneFault(.refused, "\(error)")
    }
    if options.inProcess { return Launched(stage: InProcessStage(), path: path) }
    do throws(SystemError) {
      let copy = try FileDescriptor.open(path, .reading).privateCopy(name: Path.name(of: path))
      var launch = ChildProcess.Launch(
        path: options.executable, arguments: [StageProcess.argument],
        environment: environment())
      let log = try openLog(for: path)
      let nothing = try FileDescriptor.open("/dev/null", .reading)
      launch.pass(nothing, as: 0)
      launch.pass(log, as: 1)
      launch.pass(log, as: 2)
      launch.pass(copy, as: StageProcess.pluginNumber)
      launch.newSession = true
      launch.diesWithParent = true
      launch.workingDirectory = "/"
      return Launched(
        stage: try RemoteStage(name: Path.name(of: path), launch: launch),
        path: "/proc/self/fd/\(StageProcess.pluginNumber)")
    } catch let error as SystemError {
      throw SceneFault(.died, "\(error)")
    } catch let error as SceneFault {
      throw error
    } catch {
      throw SceneFault(.died, "\(error)")
    }
  }

  /// A stage, and the path under which it finds its plugin.
  struct Launched {
    var stage: any StageConnection
    var path: String
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
    let folder = Path.join(options.stateFolder, "log")
    try FileSystem.makeFolders(folder)
    let file = Path.join(folder, PluginFolders.bare(Path.name(of: path)) + ".log")
    if let status = try? FileStatus(path: file), status.size > 1 << 20 {
      try FileSystem.remove(file)
    }
    return try FileDescriptor.open(file, .appending)
  }

  /// Writes a line into a game's log.
  func log(_ line: String, for path: String) {
    guard let file = try? openLog(for: path) else { return }
    _ = try? file.writeAll(Array((line + "\n").utf8))
  }
}
