import GamePluginKit
import StarterGameState
import StarterPersistence
import Testing

@Suite("A saved game")
struct StarterGameTests {
  @Test("brings back pile, clock and history after any moves")
  func roundTrip() throws {
    var random = SeededRandom(seed: 8)
    for _ in 0..<50 {
      var midend = Midend<StarterGame>(.long, seed: random.next())
      for _ in 0..<20 {
        midend.advance(to: GameTime(steady: midend.clock.lastSteady + 100, wall: 0))
        switch random.below(5) {
        case 0: midend.undo()
        case 1: midend.redo()
        default: midend.play(.take(1 + random.below(3)))
        }
      }
      let snapshot = midend.snapshot(version: StateVersion.current)
      var restored = try Midend<StarterGame>(restoring: snapshot)
      #expect(restored.state == midend.state)
      #expect(restored.clock.elapsed == midend.clock.elapsed)
      #expect(restored.snapshot(version: StateVersion.current) == snapshot)
      while midend.undo() {
        #expect(restored.undo() == true)
        #expect(restored.state == midend.state)
      }
    }
  }

  @Test("moves are written in one way each", arguments: 1...3)
  func moves(_ count: Int) throws {
    var writer = ByteWriter()
    StarterGame.write(.take(count), to: &writer)
    var reader = ByteReader(writer.bytes)
    #expect(try StarterGame.readMove(from: &reader) == .take(count))
    #expect(reader.remaining == 0)
  }

  @Test("written today is read for ever: these bytes are version 1's")
  func pinned() throws {
    var midend = Midend<StarterGame>(.short, seed: 42)
    midend.play(.take(1))
    midend.play(.take(2))
    midend.undo()
    midend.advance(to: GameTime(steady: 1500, wall: 0))
    let hex = midend.snapshot(version: 1).state.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    #expect(hex == "47484d01043223343200dc0b01010102020102001cbce3a59bcc3a0f")
    #expect(midend.state.size == 9)
  }

  @Test("of an unknown version is not migrated")
  func migration() {
    #expect(StateVersion.migrate([1], from: 1) == [1])
    #expect(StateVersion.migrate([1], from: 0) == nil)
    #expect(StateVersion.migrate([1], from: 2) == nil)
  }
}
