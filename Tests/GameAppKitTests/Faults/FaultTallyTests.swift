import GameShellKit
import SQLiteStore
import TestSupport
import Testing

@testable import GameAppKit

@Suite("How often a game had to be given up", .serialized)
struct FaultTallyTests {
  @Test("the third time within a day is enough")
  func day() {
    var tally = FaultTally(of: 7, kept: nil)
    let now: Int64 = 1_700_000_000_000
    let first = [tally.note(at: now), tally.note(at: now + 1000)]
    #expect(first == [false, false])
    var late = FaultTally(of: 7, kept: tally.text)
    #expect(late == tally)
    let isEnough = (late.note(at: now + FaultTally.span + 500), tally.note(at: now + 2000))
    #expect(isEnough == (false, true), "after a day the first one is forgotten")
  }

  @Test("another build begins anew, and so does what cannot be read")
  func build() {
    #expect(FaultTally(of: 8, kept: "7 1 2").times == [])
    #expect(FaultTally(of: 8, kept: "8 1 2").times == [1, 2])
    #expect(FaultTally(of: 8, kept: "eight").times == [])
  }

  @Test("a clock that was set back leaves nothing counted for ever")
  func clock() {
    var tally = FaultTally(of: 7, kept: "7 5000 6000")
    _ = tally.note(at: 4000)
    #expect(tally.times == [4000])
  }

  @Test("a game that cannot be opened is set aside the third time; a retry gives it a new chance")
  func opening() throws {
    let fixture = try CatalogueFixture()
    let path = try fixture.hostile("libbad.so", "OPEN_SEGV")
    let host = fixture.host
    #expect(host.catalogue().first?.standing == .playable)
    func open() throws -> [String] {
      let game = try host.load(path)
      defer { game.end() }
      let root = try host.wire(game).root
      root.open(try #require(PluginRoute(path: "board/a")), resuming: true)
      return [try #require(root.toast?.text)]
    }
    for _ in 0..<2 {
      #expect(try !open()[0].contains("set aside"))
      #expect(host.catalogue().first?.standing == .playable)
    }
    #expect(try open()[0].contains("set aside"))
    let entry = try #require(host.catalogue().first)
    #expect(entry.standing == .quarantined)
    #expect(entry.problem?.contains("while it was played, and that 3 times within a day") == true)
    #expect(host.scan(path, retrying: true).entries.first?.standing == .playable)
    #expect(try !open()[0].contains("set aside"))
  }

  @Test("a build that was replaced meanwhile is not blamed for the one that failed")
  func replaced() throws {
    let fixture = try CatalogueFixture()
    let path = try fixture.hostile("libbad.so", "OPEN_SEGV")
    let host = fixture.host
    let game = try host.load(path)
    defer { game.end() }
    _ = try host.liveStack()
    try fixture.game("libbad.so")
    for _ in 0..<4 {
      #expect(!host.noteGivingUp(game, because: SceneFault(.died, "it died")))
    }
    #expect(host.catalogue().first?.standing == .playable)
  }
}
