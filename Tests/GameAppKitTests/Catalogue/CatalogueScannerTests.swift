import GameShellKit
import Platform
import TestSupport
import Testing

@testable import GameAppKit

@Suite("Files are looked at in the event loop", .serialized)
struct CatalogueScannerTests {
  let fixture: CatalogueFixture
  let reactor: Reactor

  init() throws {
    fixture = try CatalogueFixture()
    reactor = try Reactor()
  }

  /// Runs the loop until something is so, which only a failure keeps from coming.
  private func run(until isDone: () -> Bool) throws {
    let end = MonotonicClock.milliseconds + 30_000
    while !isDone(), MonotonicClock.milliseconds < end { try reactor.runOnce(timeout: 100) }
    #expect(isDone())
  }

  @Test("stallers hold up no other game, and no process of theirs is left")
  func stallers() throws {
    for index in 0..<2 { try fixture.hostile("libaa\(index).so", "CONSTRUCTOR_LOOP") }
    try fixture.game("libzz.so")
    let catalogue = fixture.host.makeCatalogue()
    let before = try Leftovers.now(of: "libaa0.so")
    catalogue.refresh(milliseconds: 0)
    var changes = 0
    let scanner = CatalogueScanner(catalogue, reactor) { changes += 1 }
    scanner.refresh()
    #expect(scanner.remaining == 3 && catalogue.entries.isEmpty)
    try run { changes > 0 }
    #expect(catalogue.entries.map(\.name) == ["zz"], "the stallers come later")
    try run { scanner.remaining == 0 }
    let entries = catalogue.entries
    #expect(entries.map(\.standing) == [.quarantined, .quarantined, .playable])
    #expect(entries.first?.problem == "libaa0.so did not answer within 2 s when it was looked at")
    #expect(changes == 3)
    #expect(try Leftovers.left(since: before, of: "libaa0.so") == [])
  }

  @Test("a file that is replaced while it is looked at is looked at anew")
  func replaced() throws {
    try fixture.hostile("libaa.so", "CONSTRUCTOR_LOOP")
    let catalogue = fixture.host.makeCatalogue()
    catalogue.refresh(milliseconds: 0)
    let scanner = CatalogueScanner(catalogue, reactor) {}
    scanner.refresh()
    try run { catalogue.pending.isEmpty }
    catalogue.refresh(milliseconds: 0)
    scanner.refresh()
    #expect(scanner.remaining == 1, "the same file is not looked at twice")
    try fixture.game("libaa.so")
    catalogue.refresh(milliseconds: 0)
    scanner.refresh()
    try run { scanner.remaining == 0 }
    #expect(catalogue.entries.map(\.standing) == [.playable])
  }

  @Test("what is under way ends with the scanner, and nothing of it is kept")
  func stopped() throws {
    try fixture.hostile("libaa.so", "CONSTRUCTOR_LOOP")
    let catalogue = fixture.host.makeCatalogue()
    let before = try Leftovers.now(of: "libaa.so")
    catalogue.refresh(milliseconds: 0)
    let scanner = CatalogueScanner(catalogue, reactor) {}
    scanner.refresh()
    try run { catalogue.pending.isEmpty }
    scanner.stop()
    #expect(try Leftovers.left(since: before, of: "libaa.so") == [])
    #expect(fixture.host.makeCatalogue().known.isEmpty)
  }

  @Test("a broken file and one that crashes are known without waiting")
  func quick() throws {
    try FileSystem.writeAtomically([1, 2, 3], to: Path.join(fixture.folder, "libbroken.so"))
    try fixture.hostile("libcrash.so", "CONSTRUCTOR_SEGV")
    let catalogue = fixture.host.makeCatalogue()
    catalogue.refresh(milliseconds: 0)
    let scanner = CatalogueScanner(catalogue, reactor) {}
    scanner.refresh()
    try run { scanner.remaining == 0 }
    #expect(catalogue.entries.map(\.standing) == [.broken, .quarantined])
  }
}
