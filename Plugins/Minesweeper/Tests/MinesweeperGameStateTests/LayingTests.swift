import MinesweeperGameState
import Testing

@Suite("Laying the mines")
struct LayingTests {
  @Test(
    "leaves the first square and all around it free, wherever that is",
    arguments: [BoardSpec.beginner, .intermediate, .expert])
  func opening(_ spec: BoardSpec) throws {
    for seed in 0..<200 as Range<UInt64> {
      let first = Int(seed * 7919 % UInt64(spec.squareCount))
      let board = try #require(Board(spec, seed: seed).applying(.open(first)))
      #expect(board.status != .lost)
      #expect(board.look(at: first) == .number(0))
      #expect(board.squares.count { $0.isMine } == spec.mines)
      for index in board.squares.indices where !board.squares[index].isMine {
        let around = board.neighbours(of: index).count { board.squares[$0].isMine }
        #expect(board.squares[index].number == around)
      }
    }
  }

  @Test("keeps the first square free where there is no room for more")
  func dense() throws {
    for (width, height) in [(5, 5), (1, 9), (2, 1), (3, 3)] {
      for mines in 1..<(width * height) {
        let spec = try BoardSpec(width: width, height: height, mines: mines)
        for first in 0..<spec.squareCount {
          let board = try #require(
            Board(spec, seed: UInt64(mines)).applying(.open(first)))
          #expect(board.status != .lost)
          #expect(board.squares.count { $0.isMine } == mines)
        }
      }
    }
  }

  @Test("uses the room around the first square last")
  func sparesOpening() throws {
    let spec = try BoardSpec(width: 5, height: 5, mines: 18)
    let board = try #require(Board(spec, seed: 1).applying(.open(12)))
    #expect(board.neighbours(of: 12).count { board.squares[$0].isMine } == 2)
  }

  @Test("gives one seed one board, and nearly the same one from another first square")
  func deterministic() throws {
    let here = try #require(Board(.expert, seed: 9).applying(.open(0)))
    #expect(Board(.expert, seed: 9).applying(.open(0)) == here)
    let there = try #require(Board(.expert, seed: 9).applying(.open(250)))
    let moved = zip(here.squares, there.squares).count { $0.isMine != $1.isMine }
    #expect(moved <= 2 * 9)
    let other = try #require(Board(.expert, seed: 10).applying(.open(0)))
    #expect(other.minesText != here.minesText)
  }

  @Test("gives every square outside its turn as often as any other")
  func uniform() throws {
    let spec = try BoardSpec(width: 6, height: 6, mines: 8)
    var counts = Array(repeating: 0, count: 36)
    let rounds = 4000
    for seed in 0..<UInt64(rounds) {
      let board = try #require(Board(spec, seed: seed).applying(.open(0)))
      for index in 0..<36 where board.squares[index].isMine { counts[index] += 1 }
    }
    for index in [0, 1, 6, 7] { #expect(counts[index] == 0) }
    let expected = Double(rounds) * 8 / 32
    for index in 0..<36 where ![0, 1, 6, 7].contains(index) {
      #expect(abs(Double(counts[index]) - expected) < 6 * expected.squareRoot())
    }
  }

  @Test("keeps flags that were set before the first square was opened")
  func earlyFlags() throws {
    let board = try #require(Board(.beginner, seed: 4).after(.flag(5), .open(60)))
    #expect(board.look(at: 5) == .flag && board.flagCount == 1)
  }
}
