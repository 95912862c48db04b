import GameAppKit
import GameStage
import Platform

/// Measures the host and a game, prints a table and JSON:
/// `gamebench [PLUGIN ROUTE [GAMEHOST]] [--json FILE]`. Without a plugin only drawing is measured,
/// without the program of the host neither its start nor its rest.
enum Gamebench {
  static func run(_ arguments: [String]) throws {
    var report = Report()
    try DrawingBench.run(into: &report)
    DrawingBench.bytesPerCell(into: &report)
    if arguments.count >= 2 {
      let scratch = try FileSystem.makeTemporaryFolder(prefix: "/tmp/gamebench-")
      defer { try? FileSystem.removeTree(scratch) }
      let executable = try FileSystem.executablePath()
      let options = HostOptions(
        dataFolder: Path.join(scratch, "data"), stateFolder: Path.join(scratch, "state"),
        folders: PluginFolders(
          given: [], environment: Environment(), xdg: nil, executable: nil),
        executable: executable, environment: .current(), locale: "en")
      try PlayBench(options: options, plugin: arguments[0], route: arguments[1])
        .run(into: &report)
      try StartBench(options: options, plugin: arguments[0]).run(into: &report)
      try CatalogueBench(options: options, scratch: scratch).run(into: &report)
      if arguments.count >= 3, arguments[2] != "--json",
        case .success(let game) = GameHost(options: options).inspect(arguments[0]).result
      {
        try RunningBench(
          gamehost: arguments[2], plugin: arguments[0], route: arguments[1],
          title: game.title.base, scratch: scratch
        ).run(into: &report)
      }
    }
    print(report.table)
    if let flag = arguments.firstIndex(of: "--json"), flag + 1 < arguments.count {
      try FileSystem.writeAtomically(Array(report.json.utf8), to: arguments[flag + 1])
    }
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == StageProcess.argument {
  StageProcess.run(arguments: arguments, environment: .current())
} else {
  do {
    try Gamebench.run(arguments)
  } catch {
    StandardError.write("gamebench: \(error)\n")
    Program.exit(70)
  }
}
