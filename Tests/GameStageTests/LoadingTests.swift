import GamePluginABI
import GameShellKit
import Platform
import TestSupport
import Testing

@testable import GameStage

/// Loads each variant in the test's own process: a callback that must not run would end it.
@Suite("Loading a plugin")
struct LoadingTests {
  private func load(_ path: String) throws -> PluginEntry {
    _ = try PluginFile(path: path, entry: StageProcess.entrySymbol)
    let entry = try PluginLibrary.open(name: "game.so", path: path)
    return try PluginEntry(name: "game.so", makeGameConfig: entry)
  }

  @Test("a plugin that cannot run is refused in a sentence", arguments: LoadingFixture.refused)
  func refused(_ fixture: LoadingFixture) throws {
    let fixtures = try FixtureBuilder()
    let path = try fixture.build(fixtures)
    do {
      _ = try load(path)
      Issue.record("it was accepted")
    } catch {
      #expect("\(error)".replacing(path, with: "game.so") == fixture.sentence)
    }
  }

  @Test("a plugin without what is optional is taken", arguments: LoadingFixture.accepted)
  func accepted(_ fixture: LoadingFixture) throws {
    let fixtures = try FixtureBuilder()
    let entry = try load(try fixture.build(fixtures))
    #expect(entry.manifest.first == UInt8(ascii: "{"))
    #expect(entry.table.snapshot != nil || fixture.defines.contains("OMIT_snapshot"))
  }
}
