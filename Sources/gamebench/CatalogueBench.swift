import GameAppKit
import Platform

/// What it costs to know a hundred games: the first time, when each is loaded, and from then on.
///
/// The games are copies of a small one in C that differ in their namespace. Without a C compiler
/// or the checkout nothing is measured.
struct CatalogueBench {
  private static let count = 100
  private static let subsystem = "org.example.lightsout"

  var options: HostOptions
  var scratch: String

  func run(into report: inout Report) throws {
    let folder = Path.join(scratch, "games")
    guard let game = try compile() else { return }
    try FileSystem.makeFolders(folder)
    for number in 0..<Self.count {
      let copy = game.replacing(
        Array(Self.subsystem.utf8), with: Array("org.example.game\(10_000 + number)".utf8))
      try FileSystem.writeAtomically(copy, to: Path.join(folder, "libgame\(number).so"))
    }
    var options = options
    options.folders.paths = [folder]
    report.add(
      try Measurement.time("cold catalogue of 100", count: 3, warmUp: 0) { run in
        options.dataFolder = Path.join(scratch, "cold\(run)")
        try list(options, scanned: Self.count)
      })
    report.add(
      try Measurement.time("warm catalogue of 100", count: 50, warmUp: 3) { _ in
        try list(options, scanned: 0)
      })
  }

  /// As a program that has just been started does it: the store is opened too.
  private func list(_ options: HostOptions, scanned: Int) throws {
    let found = GameHost(options: options).scan()
    let games = found.entries.count { $0.standing == .playable }
    guard games == Self.count, found.scanned == scanned else {
      throw BenchError("\(games) games, \(found.scanned) of them looked at")
    }
  }

  private func compile() throws -> [UInt8]? {
    let sources = Path.folder(of: Path.folder(of: #filePath))
    let source = Path.join(Path.folder(of: sources), "Tests/Fixtures/c-game/lightsout.c")
    let target = Path.join(scratch, "lightsout.so")
    var launch = ChildProcess.Launch(
      path: "/usr/bin/env",
      arguments: [
        "cc", "-std=c99", "-shared", "-fPIC", "-I",
        Path.join(sources, "GamePluginABI/include"), source, "-o", target,
      ], environment: .current())
    launch.passStandardStreams()
    let child = try ChildProcess(launch)
    guard child.wait(milliseconds: nil) == .exited(0) else { return nil }
    return try FileSystem.read(target, limit: 1 << 24)
  }
}

/// Why a figure would mean nothing.
struct BenchError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
