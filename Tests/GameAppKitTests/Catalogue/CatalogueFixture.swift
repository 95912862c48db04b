import GameShellKit
import Platform
import TestSupport

@testable import GameAppKit

/// A plugin folder with a store of its own, and games that tell each time they are loaded.
struct CatalogueFixture {
  let fixtures: FixtureBuilder
  let options: HostOptions
  let folder: String

  init() throws {
    fixtures = try FixtureBuilder()
    folder = fixtures.folder.file("games")
    try FileSystem.makeFolders(folder)
    try FileSystem.makeFolders(folder + "-more")
    var options = HostOptions(
      dataFolder: fixtures.folder.file("data"), stateFolder: fixtures.folder.file("state"),
      folders: PluginFolders(
        given: [folder, folder + "-more"], environment: Environment(), xdg: nil, executable: nil),
      executable: try BuiltProgram.path(), environment: .current(), locale: "en")
    options.scanDeadline = 2000
    self.options = options
  }

  /// A host that has just been started.
  var host: GameHost { GameHost(options: options) }

  /// Puts a game into the folder, by renaming.
  @discardableResult
  func game(_ file: String, _ defines: [String] = [], inFolder suffix: String = "") throws -> String
  {
    try install("swap/counter.c", file, defines, suffix)
  }

  /// Puts a plugin that misbehaves into the folder, by renaming.
  @discardableResult
  func hostile(_ file: String, _ behaviour: String) throws -> String {
    try install(
      "hostile/hostile.c", file, ["BEHAVIOUR=\(behaviour)", "HOME=\"/nonexistent\""], "")
  }

  private func install(
    _ source: String, _ file: String, _ defines: [String], _ suffix: String
  ) throws -> String {
    let built = try fixtures.library(
      source, named: "built.so", defines: defines,
      flags: ["-pthread", "-include", Repository.path("Tests/Fixtures/catalogue/loud.h")])
    let path = Path.join(folder + suffix, file)
    try FileSystem.rename(built, to: path)
    return path
  }

  /// How often a game was loaded so far.
  func loads(_ name: String) -> Int {
    let log = fixtures.folder.file("state/log/\(name).log")
    guard let bytes = try? FileSystem.read(log, limit: 1 << 20) else { return 0 }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .count { $0 == "loaded" }
  }
}
