import Platform
import TestSupport

@testable import GameAppKit

/// Games with libraries beside them, in a folder of their own.
struct HelperFixture {
  let fixtures: FixtureBuilder
  let options: HostOptions

  var folder: TemporaryFolder { fixtures.folder }
  var game: String { folder.file("games/libgame.so") }

  init() throws {
    fixtures = try FixtureBuilder()
    let folder = fixtures.folder
    try FileSystem.makeFolders(folder.file("games/lib"))
    var options = HostOptions(
      dataFolder: folder.file("data"), stateFolder: folder.file("state"),
      folders: PluginFolders(given: [], environment: Environment(), xdg: nil, executable: nil),
      executable: try BuiltProgram.path(), environment: .current(), locale: "en")
    options.deadlines = (event: 4000, load: 5000)
    self.options = options
  }

  /// Builds a library below the games' folder. Without a soname the linker notes its file's name.
  func library(
    _ path: String, _ defines: [String], needs: [String] = [], soname: String? = nil,
    flags: [String] = []
  ) throws {
    let name = soname.map { ["-Wl,-soname,\($0)"] } ?? []
    try build("helpers/library.c", path, defines, needs: needs, flags: name + flags)
  }

  /// Builds the game, which shows what `helper` returns.
  func makeGame(
    needs: [String] = ["helper"], runPath: String = "$ORIGIN", defines: [String] = [],
    flags: [String] = []
  ) throws {
    try build(
      "swap/counter.c", "libgame.so", ["HELPER=helper"] + defines, needs: needs,
      flags: ["-Wl,-rpath,\(runPath)"] + flags)
  }

  private func build(
    _ source: String, _ path: String, _ defines: [String], needs: [String], flags: [String]
  ) throws {
    let games = folder.file("games")
    let target = Path.join(games, path)
    // Beside its place first: what is loaded may not change.
    let made = try fixtures.library(
      source, named: "games/\(path).new", defines: defines,
      flags: flags + ["-L\(games)", "-L\(games)/lib"] + needs.map { "-l\($0)" }
        + ["-Wl,-rpath-link,\(games):\(games)/lib"])
    try FileSystem.rename(made, to: target)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    let outcome = try Tool("ln")?.run(["-s", target, folder.file(name)])
    guard outcome?.status == .exited(0) else {
      throw FixtureBuilder.Failure(description: outcome?.output ?? "there is no ln")
    }
  }

  /// The numbers of descriptors that a process has.
  static func descriptors(of process: Int32) throws -> [Int] {
    try FileSystem.list("/proc/\(process)/fd").compactMap { Int($0) }.sorted()
  }
}
