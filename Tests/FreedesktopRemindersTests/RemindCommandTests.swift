import Platform
import TestSupport
import Testing

@testable import FreedesktopReminders

/// The real program of a player who set a reminder, on a machine with a bus of its own.
@Suite(
  "The timer's command, as systemd runs it",
  .enabled(
    if: PrivateBus.isPossible,
    "SKIPPED: dbus-daemon or libdbus-1.so.3 is not installed (Debian: dbus-daemon, libdbus-1-3)"))
struct RemindCommandTests {
  private let folder: TemporaryFolder
  private let game: String
  private let builder: FixtureBuilder

  init() throws {
    folder = try TemporaryFolder()
    builder = try FixtureBuilder()
    game = try builder.library("seams/seams.c", named: "libseams.so")
    let script = folder.file("bin/systemctl")
    try FileSystem.makeFolders(folder.file("bin"))
    try FileSystem.writeAtomically(
      Array("#!/bin/sh\nexit 0\n".utf8), to: script, permissions: 0o755)
  }

  private var environment: Environment {
    Environment([
      "HOME": folder.path, "PATH": folder.file("bin"), "LC_ALL": "C.UTF-8",
      "XDG_CONFIG_HOME": folder.file("config"),
    ])
  }

  /// Runs a program to its end; what it wrote to both its outputs.
  private static func run(
    _ path: String, _ arguments: [String], input: String = "/dev/null", _ environment: Environment
  ) throws -> String {
    var launch = ChildProcess.Launch(path: path, arguments: arguments, environment: environment)
    let (reader, writer) = try FileDescriptor.pipe()
    launch.pass(try FileDescriptor.open(input), as: 0)
    launch.pass(writer, as: 1)
    launch.pass(writer, as: 2)
    let child = try ChildProcess(launch)
    writer.close()
    let output = String(decoding: try reader.readAll(limit: 1 << 20), as: UTF8.self)
    return "\(child.wait(milliseconds: 30_000).map { "\($0)" } ?? "did not end"): \(output)"
  }

  /// Opens the settings, and chooses there.
  private func choose(_ actions: [String], _ arguments: [String]) throws {
    let lines = [#"{"key":"s"}"#] + actions.map { #"{"action":"\#($0)"}"# }
    let input = folder.file("input")
    try FileSystem.writeAtomically(Array(lines.joined(separator: "\n").utf8), to: input)
    let result = try Self.run(
      try BuiltProgram.path(), ["--headless"] + arguments + [game], input: input, environment)
    #expect(result.hasPrefix("ended with code 0"), "\(result)")
  }

  /// The command that the timer starts, as the unit has it.
  private func command() throws -> [String] {
    let unit = folder.file("config/systemd/user/gamehost-org.example.seams.service")
    let text = String(decoding: try FileSystem.read(unit, limit: 9999), as: UTF8.self)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("ExecStart=") })
    return line.dropFirst("ExecStart=".count).split(separator: "\" \"").map {
      String($0.filter { $0 != "\"" })
    }
  }

  /// Takes back that today's hour may be past: as if it had been set yesterday.
  private func forgetToday(_ data: String) throws {
    let path = Path.join(data, "reminders/org.example.seams.reminder")
    let text = String(decoding: try FileSystem.read(path, limit: 9999), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("handled=") }
    try FileSystem.writeAtomically(
      Array((lines.joined(separator: "\n") + "\n").utf8), to: path)
  }

  @Test(
    "the desktop gets the game's words in the language of Settings, once a day, until switched off",
    arguments: [true, false])
  func reminder(hasOwnFolder: Bool) throws {
    let bus = try PrivateBus()
    let desktop = try FakeDesktop(bus)
    let data = folder.file(hasOwnFolder ? "own data" : ".local/share/gamehost")
    let options = hasOwnFolder ? ["--data-dir", data] : []
    try choose(["settings.language", "settings.language", "settings.remind"], options)
    try forgetToday(data)
    let command = try command()
    var variables = environment
    variables.variables.merge(bus.environment.variables) { $1 }
    let surroundings = variables
    func fire() throws -> String {
      try desktop.serve {
        (try? Self.run(command[0], Array(command.dropFirst()), surroundings)) ?? "could not be run"
      }
    }
    let sent = try fire()
    #expect(sent == "ended with code 0: the reminder of org.example.seams was shown\n")
    #expect(
      desktop.shown.first?.arguments[3...4]
        == [.string("Nähte heute"), .string("Einmal zählen am Tag.")])
    #expect(try fire().contains("there is nothing to remind of"))
    #expect(desktop.shown.count == 1)
    try choose(["settings.remind"], options)
    #expect(try FileSystem.list(folder.file("config/systemd/user")) == [])
    #expect(try fire().contains("there is nothing to remind of"))
  }
}
