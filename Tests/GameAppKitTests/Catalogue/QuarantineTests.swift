import GameShellKit
import Platform
import SQLiteStore
import TestSupport
import Testing

@testable import GameAppKit

@Suite(
  "A plugin that crashes or stalls while it is looked at is set aside", .serialized)
struct QuarantineTests {
  let fixture: CatalogueFixture

  init() throws { fixture = try CatalogueFixture() }

  @Test(
    "its reason is shown, the other games are listed, and nothing is left behind",
    arguments: [
      ("CONSTRUCTOR_LOOP", "did not answer within 2 s"),
      ("CONSTRUCTOR_SEGV", "was killed by SIGSEGV"),
      ("CONSTRUCTOR_ABORT", "was killed by SIGABRT"),
      ("CONSTRUCTOR_EXIT", "ended with code 0"),
      ("ENTRY_GARBAGE", "was killed by SIGSEGV"),
    ])
  func setAside(_ behaviour: String, _ words: String) throws {
    let good = try fixture.game("libgood.so")
    let bad = try fixture.hostile("libbad.so", behaviour)
    _ = fixture.host.catalogueStore
    let before = try Leftovers.now(of: "libbad.so")
    for _ in 0..<2 {
      let entries = fixture.host.catalogue()
      #expect(entries.first { $0.path == good }?.standing == .playable)
      let entry = try #require(entries.first { $0.path == bad })
      #expect(entry.standing == .quarantined)
      #expect(entry.problem == "libbad.so \(words) when it was looked at")
    }
    #expect(fixture.loads("bad") == 1, "it is not loaded again")
    #expect(try Leftovers.left(since: before, of: "libbad.so") == [])
  }

  @Test("a rebuild is tried, and so is a retry; a copy of the same file is not")
  func rebuilt() throws {
    let path = try fixture.hostile("libbad.so", "CONSTRUCTOR_SEGV")
    #expect(fixture.host.catalogue().first?.standing == .quarantined)
    let bytes = try FileSystem.read(path, limit: 1 << 24)
    try FileSystem.writeAtomically(bytes, to: path)
    #expect(fixture.host.catalogue().first?.standing == .quarantined)
    #expect(fixture.loads("bad") == 1)
    let retried = fixture.host.scan(path, retrying: true)
    #expect(retried.scanned == 1 && retried.entries.first?.standing == .quarantined)
    #expect(fixture.loads("bad") == 2)
    #expect(fixture.host.scan(path).scanned == 0)
    #expect(fixture.host.scan(retrying: true).scanned == 1)
    #expect(fixture.loads("bad") == 3)
    try fixture.hostile("libbad.so", "CONSTRUCTOR_FORK")
    #expect(fixture.host.catalogue().first?.standing == .playable)
  }

  @Test("named by the player it is tried, and the failure says that it had been set aside")
  func namedAndBad() throws {
    let path = try fixture.hostile("libbad.so", "CONSTRUCTOR_SEGV")
    _ = fixture.host.catalogue()
    let error = #expect(throws: SceneFault.self) { _ = try fixture.host.loadNamed(path) }
    #expect(error?.reason.contains("It had been set aside because") == true)
    #expect(fixture.loads("bad") == 2)
    #expect(fixture.host.catalogue().first?.standing == .quarantined)
  }

  @Test("named by the player and loaded after all, it is set aside no longer")
  func namedAndGood() throws {
    let path = try fixture.game("libslow.so")
    let store = try #require(fixture.host.catalogueStore)
    _ = fixture.host.catalogue()
    var record = try #require(try store.pluginRecords().first)
    record.outcome = .quarantined(reason: "libslow.so did not answer within 2 s")
    try store.update(plugins: [record], forgetting: [])
    #expect(fixture.host.catalogue().first?.standing == .quarantined)
    let (game, notice) = try fixture.host.loadNamed(path)
    game.end()
    #expect(notice?.contains("did not answer within 2 s") == true)
    #expect(fixture.host.catalogue().first?.standing == .playable)
  }
}
