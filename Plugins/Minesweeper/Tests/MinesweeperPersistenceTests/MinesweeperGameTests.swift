import GamePluginKit
import MinesweeperGameState
import MinesweeperPersistence
import Testing

@Suite("A saved game")
struct MinesweeperGameTests {
  @Test("brings back board, clock and history after any moves, at every level")
  func roundTrip() throws {
    var random = SeededRandom(seed: 8)
    for spec in [BoardSpec.beginner, .intermediate, .expert] {
      for _ in 0..<10 {
        var midend = Midend<MinesweeperGame>(spec, seed: random.next())
        for _ in 0..<60 {
          midend.advance(to: GameTime(steady: midend.clock.elapsed + 100, wall: 0))
          let square = random.below(spec.squareCount)
          switch random.below(6) {
          case 0: midend.undo()
          case 1: midend.redo()
          case 2: midend.play(.chord(square))
          case 3: midend.play(.flag(square))
          default: midend.play(.open(square))
          }
        }
        let snapshot = midend.snapshot(version: StateVersion.current)
        var restored = try Midend<MinesweeperGame>(restoring: snapshot)
        #expect(restored.state == midend.state)
        #expect(restored.clock.elapsed == midend.clock.elapsed)
        #expect(restored.snapshot(version: StateVersion.current) == snapshot)
        while midend.undo() {
          #expect(restored.undo() == true)
          #expect(restored.state == midend.state)
        }
      }
    }
  }

  @Test("of a large board is small, and quickly back")
  func largeBoard() throws {
    let spec = try BoardSpec(width: 1000, height: 1000, mines: 150_000)
    var midend = Midend<MinesweeperGame>(spec, seed: 1)
    midend.play(.open(500_500))
    for column in 0..<100 { midend.play(.flag(column)) }
    let snapshot = midend.snapshot(version: StateVersion.current)
    #expect(snapshot.state.count < 600)
    let restored = try Midend<MinesweeperGame>(restoring: snapshot)
    #expect(restored.state == midend.state)
  }

  @Test("moves are written in one way each", arguments: [0, 1, 480, 999_999])
  func moves(_ index: Int) throws {
    for move in [Move.open(index), .flag(index), .chord(index)] {
      var writer = ByteWriter()
      MinesweeperGame.write(move, to: &writer)
      var reader = ByteReader(writer.bytes)
      #expect(try MinesweeperGame.readMove(from: &reader) == move)
      #expect(reader.remaining == 0)
    }
  }

  @Test("a literal board is shared as parameters and rows")
  func literalID() throws {
    var midend = try Midend<MinesweeperGame>(GameID("3x1x1:*.."))
    #expect(midend.play(.open(1)) == .played)
    #expect(midend.play(.open(2)) == .completed)
    #expect("\(midend.id)" == "3x1x1:*..")
    #expect(
      throws: GameIDFault.badDescription("it has 2 mines, not 1")
    ) { try Midend<MinesweeperGame>(GameID("3x1x1:*.*")) }
    #expect(throws: GameIDFault.badParameters("5x5x99")) {
      try GameID<MinesweeperGame>("5x5x99#1")
    }
  }

  @Test("written today is read for ever: this text is version 1's")
  func pinned() throws {
    var midend = Midend<MinesweeperGame>(.beginner, seed: 42)
    for move in [Move.open(40), .flag(0), .flag(0), .flag(80)] { midend.play(move) }
    midend.undo()
    midend.advance(to: GameTime(steady: 1500, wall: 0))
    let hex = midend.snapshot(version: 1).state.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    #expect(hex == "47484d010939783978313023343200dc0b010101020378f10100aaf9129417b0f696")
    #expect(
      midend.state.minesText
        == ".....**../........./........./........./........./......*../.*..**.../*.....*../...*....*"
    )
  }

  @Test("of an unknown version is not migrated")
  func migration() {
    #expect(StateVersion.migrate([1], from: 1) == [1])
    #expect(StateVersion.migrate([1], from: 0) == nil)
    #expect(StateVersion.migrate([1], from: 2) == nil)
  }
}
