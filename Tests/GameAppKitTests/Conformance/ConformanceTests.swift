import GameShellKit
import Platform
import TestSupport
import Testing

@testable import GameAppKit

/// The conformance run: a sound game passes, every check notices its flaw, nothing stays behind.
@Suite("Conformance", .serialized)
struct ConformanceTests {
  let fixtures: FixtureBuilder
  let options: HostOptions

  init() throws {
    fixtures = try FixtureBuilder()
    let folder = fixtures.folder
    var environment = Environment.current()
    environment.variables["TMPDIR"] = folder.path
    var options = HostOptions(
      dataFolder: folder.file("data"), stateFolder: folder.file("state"),
      folders: PluginFolders(given: [], environment: Environment(), xdg: nil, executable: nil),
      executable: try BuiltProgram.path(), environment: environment, locale: "en")
    options.deadlines = (event: 4000, load: 3000)
    self.options = options
  }

  private func run(
    _ path: String, only: Set<String>? = nil, seed: UInt64 = 7
  ) throws -> [ConformanceResult] {
    try Conformance(path: path, options: options, seed: seed).run(only: only)
  }

  private func words(_ results: [ConformanceResult]) -> String {
    results.map { "\($0.name) \($0.outcome): \($0.detail)" }.joined(separator: "\n")
  }

  private func build(_ flaw: Flaw) throws -> String {
    var flags = flaw.flags
    switch flaw.check {
    case "file-usable": return try fixtures.file("libtally.so", Array("no library".utf8))
    case "no-swift-runtime", "dependencies-found":
      let isSwift = flaw.check == "no-swift-runtime"
      let name = isSwift ? "libswiftCore.so" : "libcounting.so"
      // Not in a folder where the loader of a stage would find it.
      let helper = try fixtures.library(
        "validate/helper.c", named: name, flags: ["-Wl,-soname,\(name)"])
      flags += ["-Wl,--no-as-needed", helper]
    default: break
    }
    let path = try fixtures.library(
      "validate/tally.c", named: "libtally.so", defines: flaw.defines, flags: flags)
    if flaw.check == "no-writable-code" { try makeCodeWritable(path) }
    return path
  }

  /// Sets the flag for writing (2) on every segment that may be run (1), as old linkers did.
  private func makeCodeWritable(_ path: String) throws {
    var bytes = try FileSystem.read(path, limit: 1 << 20)
    for header in stride(from: 64, to: 64 + 56 * Int(bytes[56]), by: 56)
    where bytes[header] == 1 && bytes[header + 4] & 1 != 0 {
      bytes[header + 4] |= 2
    }
    try FileSystem.writeAtomically(bytes, to: path)
  }

  @Test("a sound game passes every check", arguments: [1, 2])
  func sound(_ seed: UInt64) throws {
    let path = try fixtures.library("validate/tally.c", named: "libtally.so", flags: ["-pthread"])
    let results = try run(path, seed: seed)
    // How long things take is the machine's as well: other tests run beside this one.
    let others = results.filter { $0.outcome != .pass && !$0.name.hasSuffix("-time") }
    #expect(others.isEmpty, "\(words(others))")
    #expect(results.map(\.name) == Conformance.checks.map(\.name))
  }

  @Test("every check notices the flaw that it is for", arguments: Flaw.all)
  func bites(_ flaw: Flaw) throws {
    let results = try run(try build(flaw), only: [flaw.check])
    let result = try #require(results.first)
    #expect(results.count == 1)
    #expect(result.outcome == flaw.outcome, "\(words(results))")
    #expect(!result.detail.isEmpty)
    #expect(!result.advice.isEmpty)
  }

  @Test("names are distinct words with hyphens, and each group has checks")
  func names() {
    let checks = Conformance.checks
    #expect(checks.count >= 50)
    #expect(Set(checks.map(\.name)).count == checks.count)
    for check in checks {
      #expect(check.name.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") })
    }
    #expect(Set(checks.map(\.family)) == Set(ConformanceFamily.allCases))
  }

  @Test("docs/validate.md has every check in its group, with its statement, and no other")
  func documented() throws {
    let bytes = try FileSystem.read(Repository.path("docs/validate.md"), limit: 1 << 20)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let found = lines.drop { $0 != "## The checks" }
      .filter { $0.hasPrefix("### ") || $0.hasPrefix("| `") }
    let wanted = ConformanceFamily.allCases.flatMap { family in
      ["### \(family.title) (`\(family.rawValue)`)"]
        + Conformance.checks.filter { $0.family == family }.map { check in
          let outcome = Flaw(check.name).outcome == .warn ? "warns" : "fails"
          return "| `\(check.name)` | \(check.summary) | \(outcome) |"
        }
    }
    #expect(Array(found) == wanted)
  }

  @Test("a game in C with the header alone passes")
  func lightsOut() throws {
    let path = try fixtures.library("c-game/lightsout.c", named: "liblightsout.so")
    let failed = try run(path).filter { $0.outcome == .fail }
    #expect(failed.isEmpty, "\(words(failed))")
  }

  @Test("the games of this project pass", .enabled(if: !ProjectGames.paths.isEmpty))
  func games() throws {
    for path in ProjectGames.paths {
      let failed = try run(path).filter { $0.outcome == .fail }
      #expect(failed.isEmpty, "\(path): \(words(failed))")
    }
  }

  @Test(
    "whatever a game does, every check is answered and nothing stays behind",
    arguments: [
      "CONSTRUCTOR_SEGV", "CONSTRUCTOR_EXIT", "ENTRY_GARBAGE", "ENTRY_NULL_MANIFEST", "OPEN_NULL",
      "RENDER_COUNTS", "EVENT_SEGV", "EVENT_SOCKET_GARBAGE", "SNAPSHOT_HUGE", "CLOSE_SEGV",
    ])
  func hostile(_ behaviour: String) throws {
    let path = try fixtures.library(
      "hostile/hostile.c", named: "libhostile.so",
      defines: ["BEHAVIOUR=\(behaviour)", "HOME=\"\(fixtures.folder.path)\""], flags: ["-pthread"])
    let before = try (
      Leftovers.now(of: "libhostile.so"), FileSystem.list(fixtures.folder.path).sorted()
    )
    let results = try run(path)
    #expect(results.map(\.name) == Conformance.checks.map(\.name))
    #expect(results.contains { $0.outcome == .fail })
    #expect(try Leftovers.left(since: before.0, of: "libhostile.so") == [])
    #expect(try FileSystem.list(fixtures.folder.path).sorted() == before.1)
  }

  @Test("what fuzzing found is found again with the number that was printed")
  func reproduces() throws {
    let path = try build(Flaw("event-fuzz"))
    let first = try run(path, only: ["event-fuzz"], seed: 31)
    #expect(first.first?.detail.contains("of seed 31") == true, "\(words(first))")
    #expect(try run(path, only: ["event-fuzz"], seed: 31) == first)
    #expect(try run(path, only: ["event-fuzz"], seed: 32) != first)
  }
}
