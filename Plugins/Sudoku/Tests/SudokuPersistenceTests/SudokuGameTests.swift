import GamePluginKit
import SudokuGameState
import SudokuPersistence
import SudokuSolver
import SudokuTechniques
import Testing

@Suite("A saved game")
struct SudokuGameTests {
  /// A game of random moves.
  private func played(_ level: Level, seed: UInt64) -> Midend<SudokuGame> {
    var random = GameShellKit.SeededRandom(seed: seed)
    var midend = Midend<SudokuGame>(.level(level), seed: seed)
    for _ in 0..<80 {
      midend.advance(to: GameTime(steady: midend.clock.elapsed + 100, wall: 0))
      let square = Square(index: random.below(81))
      switch random.below(12) {
      case 0: midend.undo()
      case 1: midend.redo()
      case 2: midend.play(.erase(square))
      case 3: midend.play(random.below(4) == 0 ? .fillNotes : .note(1, square))
      case 4: midend.play(random.below(8) == 0 ? .clearNotes : .note(9, square))
      case 5...7: midend.play(.note(1 + random.below(9), square))
      default: midend.play(.enter(1 + random.below(9), square))
      }
    }
    return midend
  }

  @Test("brings back board, notes, clock and history after any moves", arguments: Level.allCases)
  func roundTrip(_ level: Level) throws {
    for seed in 0..<4 {
      var midend = played(level, seed: UInt64(seed))
      midend.isAssisted = seed.isMultiple(of: 2)
      let snapshot = midend.snapshot(version: StateVersion.current)
      var restored = try Midend<SudokuGame>(restoring: snapshot)
      #expect(restored.state == midend.state)
      #expect(restored.clock.elapsed == midend.clock.elapsed)
      #expect(restored.isAssisted == midend.isAssisted)
      #expect(restored.snapshot(version: StateVersion.current) == snapshot)
      while midend.undo() {
        #expect(restored.undo() == true)
        #expect(restored.state == midend.state)
      }
    }
  }

  @Test("a damaged one is refused, whichever byte is wrong and wherever it ends")
  func damaged() throws {
    let snapshot = played(.easy, seed: 3).snapshot(version: StateVersion.current)
    for index in snapshot.state.indices {
      var bytes = snapshot.state
      bytes[index] ^= 0x10
      #expect(throws: SceneFault.self) {
        try Midend<SudokuGame>(restoring: Snapshot(version: 1, state: bytes))
      }
      #expect(throws: SceneFault.self) {
        try Midend<SudokuGame>(
          restoring: Snapshot(version: 1, state: Array(snapshot.state[..<index])))
      }
    }
  }

  @Test("every move is written in one way, in one or two bytes")
  func moves() throws {
    var moves: [Move] = [.fillNotes, .clearNotes]
    for square in Square.all {
      moves.append(.erase(square))
      for digit in 1...9 { moves += [.enter(digit, square), .note(digit, square)] }
    }
    var written = Set<[UInt8]>()
    for move in moves {
      var writer = ByteWriter()
      SudokuGame.write(move, to: &writer)
      #expect(writer.bytes.count <= 2)
      #expect(written.insert(writer.bytes).inserted)
      var reader = ByteReader(writer.bytes)
      #expect(try SudokuGame.readMove(from: &reader) == move)
      #expect(reader.remaining == 0)
    }
    var writer = ByteWriter()
    writer.write(moves.count)
    var reader = ByteReader(writer.bytes)
    #expect(throws: ByteFault.self) { try SudokuGame.readMove(from: &reader) }
  }

  @Test("a puzzle is shared by its seed, or as 81 characters")
  func ids() throws {
    let seeded = try Midend<SudokuGame>(GameID("hard#5"))
    #expect(seeded.parameters == .level(.hard))
    let text = "\(seeded.state.givens)"
    let literal = try Midend<SudokuGame>(GameID("custom:\(text)"))
    #expect(literal.state == seeded.state)
    #expect("\(literal.id)" == "custom:\(text)")
    #expect(throws: GameIDFault.badParameters("harder")) { try GameID<SudokuGame>("harder#5") }
    #expect(
      throws: GameIDFault.badDescription(
        "A puzzle has 81 characters, but this one has 80: 1 too few.")
    ) { try Midend<SudokuGame>(GameID("custom:\(text.dropLast())")) }
  }

  @Test("written today is read for ever: this text is version 1's")
  func pinned() throws {
    var midend = try Midend<SudokuGame>(
      GameID(
        "custom:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"))
    for move in [Move.fillNotes, .enter(4, Square(index: 2)), .note(2, Square(index: 3))] {
      #expect(midend.play(move) == .played)
    }
    midend.undo()
    midend.advance(to: GameTime(steady: 1500, wall: 0))
    let bytes = midend.snapshot(version: 1).state
    let tail = bytes.suffix(19).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(bytes.count == 195)
    #expect(tail == "0b0101020304830c2a39000ed40a0c2d11438a")
  }

  @Test("of an unknown version is not migrated")
  func migration() {
    #expect(StateVersion.migrate([1], from: 1) == [1])
    #expect(StateVersion.migrate([1], from: 0) == nil)
    #expect(StateVersion.migrate([1], from: 2) == nil)
  }
}
