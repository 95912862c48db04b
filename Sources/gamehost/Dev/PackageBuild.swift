import GameStage
import Platform

/// A Swift package with a game, and `swift build` for it.
struct PackageBuild {
  /// The package's folder, absolute.
  let folder: String
  private let environment: Environment

  init(folder: String, environment: Environment) throws(CommandError) {
    self.folder = folder
    self.environment = environment
    guard FileSystem.exists(Path.join(folder, "Package.swift")) else {
      throw CommandError(
        .noInput, "\(folder) is no Swift package: it has no Package.swift; name a game's folder")
    }
  }

  /// Starts a build; what it says goes to `output`.
  func start(output: FileDescriptor) throws(SystemError) -> ChildProcess {
    try swift(["build"], output: output)
  }

  private func swift(
    _ arguments: [String], output: FileDescriptor
  ) throws(SystemError) -> ChildProcess {
    var launch = ChildProcess.Launch(
      path: "/usr/bin/env", arguments: ["swift"] + arguments, environment: environment)
    launch.pass(try FileDescriptor.open("/dev/null"), as: 0)
    launch.pass(output, as: 1)
    launch.pass(output, as: 2)
    launch.workingDirectory = folder
    // The keys that end the program are not the build's.
    launch.newSession = true
    return try ChildProcess(launch)
  }

  /// The game that was built last.
  func product() throws(CommandError) -> String {
    let bin = Path.join(folder, ".build/debug")
    var newest: (path: String, built: Int64)?
    for name in (try? FileSystem.list(bin)) ?? [] where name.hasSuffix(".so") {
      let path = Path.join(bin, name)
      guard let file = try? PluginFile(path: path, entry: StageProcess.entrySymbol) else {
        continue
      }
      if file.status.modified > newest?.built ?? .min { newest = (path, file.status.modified) }
    }
    if let newest { return newest.path }
    throw CommandError(
      .badPlugin,
      "\(folder) was built, but there is no game in \(bin): a game is a product of the kind "
        + ".library(type: .dynamic) that exports makeGameConfig")
  }
}
