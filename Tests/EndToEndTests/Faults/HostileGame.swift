import Platform
import TestSupport
import Testing

/// A plugin that misbehaves, in the real program's library on a real pseudo-terminal; `x` is where
/// it does.
struct HostileGame {
  let fixtures: FixtureBuilder
  let folder: String
  let terminal: PseudoTerminal

  init(_ behaviour: String) throws {
    fixtures = try FixtureBuilder()
    folder = fixtures.folder.file("games")
    try FileSystem.makeFolders(folder)
    terminal = try PseudoTerminal()
    try install(behaviour)
    try start(terminal)
    try #require(terminal.read(untilShown: "▌ Hostile"))
  }

  private init(_ other: HostileGame) throws {
    fixtures = other.fixtures
    folder = other.folder
    terminal = try PseudoTerminal()
    try start(terminal)
  }

  /// The same library in another run.
  func again() throws -> HostileGame { try HostileGame(self) }

  private func start(_ terminal: PseudoTerminal) throws {
    try terminal.start(
      try BuiltProgram.path(),
      ["--data-dir", fixtures.folder.file("data"), "--plugin-dir", folder],
      variables: [
        "HOME": fixtures.folder.path, "XDG_STATE_HOME": nil, "XDG_DATA_HOME": nil,
        "XDG_CONFIG_HOME": nil,
      ])
  }

  /// Puts a build of it into the folder.
  func install(_ behaviour: String) throws {
    let built = try fixtures.library(
      "hostile/hostile.c", named: "built.so",
      defines: ["BEHAVIOUR=\(behaviour)", "HOME=\"/nonexistent\""], flags: ["-pthread"])
    try FileSystem.rename(built, to: Path.join(folder, "libhostile.so"))
  }

  /// Goes from the library to a board that shows a count.
  func open(_ count: Int) throws {
    terminal.send("\r")
    try #require(terminal.read { $0.shows("Settings") })
    terminal.send("\r")
    try #require(terminal.read(untilShown: "count \(count)"))
  }

  /// The program's resident memory in kilobytes.
  var memory: Int {
    let bytes = (try? FileSystem.read("/proc/\(terminal.process)/status", limit: 65_536)) ?? []
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}

extension PseudoTerminal {
  /// Whether a sentence stands on the screen, over one line or several.
  func says(_ sentence: String) -> Bool {
    model.text.joined(separator: " ").split(separator: " ").joined(separator: " ")
      .contains(sentence)
  }

  /// The processes that the program has, living or dead, with the state of each.
  var childStates: [Character] {
    let path = "/proc/\(process)/task/\(process)/children"
    let bytes = (try? FileDescriptor.open(path).readAll(limit: 4096)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { pid in
      guard let stat = try? FileSystem.read("/proc/\(pid)/stat", limit: 4096) else { return nil }
      return String(decoding: stat, as: UTF8.self).split(separator: ")").last?.dropFirst().first
    }
  }
}
