import Testing

@testable import GamePluginKit

@Suite("A game's snapshot")
struct MidendSnapshotTests {
  static func midGame() throws -> Pile {
    var midend = try pile(200)
    for index in 0..<40 { midend.play(index % 3 + 1) }
    for _ in 0..<5 { midend.undo() }
    midend.advance(to: time(77_000))
    midend.isAssisted = true
    midend.extra = [9, 0, 255]
    return midend
  }

  @Test("brings back board, clock, history, what can be redone, and the scene's bytes")
  func roundTrip() throws {
    let midend = try Self.midGame()
    let snapshot = midend.snapshot(version: 3, summary: "half", progress: 400)
    #expect(snapshot.version == 3 && snapshot.summary == "half" && snapshot.progress == 400)
    #expect(snapshot.elapsed == 77_000 && !snapshot.isFinished && !snapshot.isPristine)
    var restored = try Pile(restoring: snapshot)
    #expect(restored.snapshot(version: 3, summary: "half", progress: 400) == snapshot)
    #expect(restored.state == midend.state && restored.id == midend.id)
    #expect(restored.undoCount == 5 && restored.isAssisted && restored.extra == [9, 0, 255])
    var redone = 0
    while restored.redo() { redone += 1 }
    #expect(redone == 5)
    while restored.undo() {}
    #expect(restored.state.stones == 200)
  }

  @Test("says when nothing was played and when all is over")
  func flags() throws {
    var midend = try pile(1)
    #expect(midend.snapshot(version: 1).isPristine)
    midend.play(1)
    let over = midend.snapshot(version: 1, progress: 3)
    #expect(over.isFinished && over.progress == 1000)
    #expect(try !Pile(restoring: over).clock.isRunning)
    midend.undo()
    #expect(!midend.snapshot(version: 1).isPristine)
  }

  @Test("of a seed's game needs the seed only")
  func seed() throws {
    var midend = Pile(PileGame.Parameters(size: 50), seed: .max)
    midend.play(2)
    let restored = try Pile(restoring: midend.snapshot(version: 1))
    #expect("\(restored.id)" == "50#18446744073709551615")
    #expect(restored.state == midend.state)
  }

  @Test("with any one byte changed, cut or added is refused as damaged")
  func everyByte() throws {
    let whole = try Self.midGame().snapshot(version: 1)
    for index in whole.state.indices {
      for bit in 0..<8 {
        var damaged = whole
        damaged.state[index] ^= 1 << UInt8(bit)
        #expect(throws: SceneFault.self) { try Pile(restoring: damaged) }
      }
      var cut = whole
      cut.state = Array(cut.state[..<index])
      #expect(throws: SceneFault.self) { try Pile(restoring: cut) }
    }
    var longer = whole
    longer.state.append(0)
    #expect(throws: SceneFault.self) { try Pile(restoring: longer) }
  }

  @Test("that someone forged is refused or is a game; it never traps")
  func fuzz() throws {
    var random = SeededRandom(seed: 20_240_101)
    let whole = try Self.midGame().snapshot(version: 1).state
    var taken = 0
    for _ in 0..<40_000 {
      var bytes = Array(whole.dropLast(8))
      for _ in 0...random.below(4) {
        switch random.below(3) {
        case 0: bytes[random.below(bytes.count)] = UInt8(random.below(256))
        case 1: bytes.remove(at: random.below(bytes.count))
        default: bytes.insert(UInt8(random.below(256)), at: random.below(bytes.count))
        }
      }
      let sum = Checksum.fnv1a(bytes[...])
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * UInt64($0))) }
      guard let midend = try? Pile(restoring: Snapshot(version: 1, state: bytes)) else { continue }
      taken += 1
      let again = try Pile(restoring: midend.snapshot(version: 1))
      #expect(again.state == midend.state)
    }
    #expect(taken > 0 && taken < 40_000)
    for _ in 0..<20_000 {
      let bytes = (0..<random.below(60)).map { _ in UInt8(random.below(256)) }
      #expect(throws: SceneFault.self) { try Pile(restoring: Snapshot(version: 1, state: bytes)) }
    }
  }

  @Test(
    "that cannot be read says why",
    arguments: [
      ([], "the saved game cannot be read: it is not a saved game"),
      (
        Array("GHM\u{2}1234567890".utf8),
        "the saved game cannot be read: it has format 2; this build reads 1"
      ),
    ] as [([UInt8], String)])
  func reasons(_ bytes: [UInt8], _ reason: String) {
    #expect(throws: SceneFault(.badState, reason)) {
      try Pile(restoring: Snapshot(version: 1, state: bytes))
    }
  }
}
