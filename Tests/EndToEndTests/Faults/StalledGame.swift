import Platform
import TestSupport
import Testing

/// The counting game in the real program, on a real pseudo-terminal; `s`, `f`, `r` and `R` make it
/// slow or silent.
struct StalledGame {
  let fixtures: FixtureBuilder
  let terminal: PseudoTerminal
  let path: String

  init(columns: Int = 80, rows: Int = 24, inShell: Bool = false) throws {
    fixtures = try FixtureBuilder()
    path = fixtures.folder.file("libswap.so")
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    try install(["BUILD=1"])
    if inShell { try startInShell() } else { try start(terminal) }
    try #require(terminal.read(untilShown: "Build 1"))
  }

  private init(_ other: StalledGame) throws {
    fixtures = other.fixtures
    path = other.path
    terminal = try PseudoTerminal()
    try start(terminal)
  }

  /// The same game started once more, after the first program has ended.
  func again() throws -> StalledGame { try StalledGame(self) }

  private var words: [String] {
    ["--data-dir", fixtures.folder.file("data"), "--route", "board/a", path]
  }

  /// A shell with job control, and the program running in it.
  private func startInShell() throws {
    try terminal.start(
      try #require(Tool("bash")).path, ["--norc", "--noprofile", "--noediting", "-i"],
      variables: ["PS1": "prompt> ", "HISTFILE": nil, "HOME": fixtures.folder.path])
    try #require(terminal.read(untilShown: "prompt>"))
    terminal.send(([try BuiltProgram.path()] + words).joined(separator: " ") + "\n")
  }

  private func start(_ terminal: PseudoTerminal) throws {
    try terminal.start(
      try BuiltProgram.path(), words,
      variables: [
        "HOME": fixtures.folder.path, "XDG_STATE_HOME": fixtures.folder.file("state"),
        "XDG_DATA_HOME": nil, "XDG_CONFIG_HOME": nil,
      ])
  }

  /// Puts a build in the place of the one that is played.
  func install(_ defines: [String]) throws {
    try FileSystem.rename(try build(defines), to: path)
  }

  /// Builds one beside it.
  func build(_ defines: [String]) throws -> String {
    try fixtures.library("swap/counter.c", named: "new.so", defines: defines)
  }

  /// Types keys, and waits until the board has the count.
  func press(_ keys: String, until count: Int) throws {
    terminal.send(keys)
    try #require(terminal.read(untilShown: "count \(count)"))
  }

  /// Types a key that makes the game silent, and waits until the player is asked.
  func stall(_ key: String) throws {
    terminal.send(key)
    try #require(terminal.read(untilShown: "Swap does not answer"))
  }

  /// The processes that the program has, living or dead.
  var children: Int {
    let path = "/proc/\(terminal.process)/task/\(terminal.process)/children"
    let bytes = (try? FileDescriptor.open(path).readAll(limit: 4096)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: " ").count
  }

  /// What the program's descriptors lead to; of sockets and pipes only that they are.
  var descriptors: [String] {
    let folder = "/proc/\(terminal.process)/fd"
    return ((try? FileSystem.list(folder)) ?? [])
      .compactMap { try? FileSystem.linkTarget("\(folder)/\($0)") }
      .map { String($0.prefix { $0 != "[" }) }.sorted()
  }
}
