import Platform
import TestSupport

/// The game that is written in C against the door's header alone, built while the tests run.
struct CGame {
  private let builder: FixtureBuilder
  /// The library.
  let path: String

  /// Builds it, for a vendor who signs licences with a key.
  init(vendorKey: String = "") throws {
    builder = try FixtureBuilder()
    path = try builder.library(
      "c-game/lightsout.c", named: "liblightsout.so",
      defines: ["LIGHTSOUT_VENDOR_KEY=\"\(vendorKey)\""])
  }

  /// The folder that holds it.
  var folder: String { builder.folder.path }

  /// Plays lines through `--headless` with a seed.
  func play(_ lines: [String], _ arguments: [String] = [], seed: Int = 1) throws -> Run {
    try Run(
      ["--headless", "--seed", "\(seed)"] + arguments + [path],
      input: lines.map { $0 + "\n" }.joined())
  }
}
