import GamePluginKit

/// A pile from which players take 1 to 3 stones; over when it is empty.
enum PileGame: TurnBasedGame {
  struct State: Equatable {
    var stones: Int
    var taken: [Int] = []
  }

  struct Parameters: Hashable, LosslessStringConvertible {
    var size: Int

    init?(_ description: String) {
      guard let size = Int(description), (1...1_000_000).contains(size) else { return nil }
      self.size = size
    }

    init(size: Int) { self.size = size }

    var description: String { "\(size)" }
  }

  static func initial(_ parameters: Parameters, seed: UInt64) -> State {
    var random = SeededRandom(seed: seed)
    return State(stones: parameters.size + random.below(10))
  }

  static func initial(
    _ parameters: Parameters, description: String
  ) throws(GameIDFault) -> State {
    guard let stones = Int(description), stones > 0 else {
      throw .badDescription("“\(description)” is no number of stones")
    }
    return State(stones: stones)
  }

  static func apply(_ move: Int, to state: State) -> State? {
    guard (1...3).contains(move), move <= state.stones else { return nil }
    return State(stones: state.stones - move, taken: state.taken + [move])
  }

  static func isComplete(_ state: State) -> Bool { state.stones == 0 }

  static func write(_ move: Int, to writer: inout ByteWriter) { writer.write(move) }

  static func readMove(from reader: inout ByteReader) throws(ByteFault) -> Int {
    try reader.readInt(below: 4)
  }
}

typealias Pile = Midend<PileGame>

func pile(_ stones: Int) throws -> Pile { try Pile(GameID("5:\(stones)")) }

func time(_ steady: Int64) -> GameTime { GameTime(steady: steady, wall: 0) }
