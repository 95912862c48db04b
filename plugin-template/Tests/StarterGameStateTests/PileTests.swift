import StarterGameState
import Testing

@Suite("The rules")
struct PileTests {
  @Test("one to three stones may be taken, never more than there are", arguments: 0..<20)
  func handful(_ seed: Int) throws {
    let pile = Pile(.short, seed: UInt64(seed))
    #expect((9...11).contains(pile.stones))
    for count in [Int.min, -1, 0, 4, Int.max] {
      #expect(pile.applying(.take(count)) == nil)
    }
    for count in 1...3 {
      let next = try #require(pile.applying(.take(count)))
      #expect(next.lastTurn?.player == count)
      #expect(next.stones + count + (next.lastTurn?.house ?? 0) == pile.stones)
    }
  }

  @Test("a player who always leaves a multiple of four wins", arguments: 0..<20)
  func winning(_ seed: Int) throws {
    for spec in [PileSpec.short, .long] {
      var pile = Pile(spec, seed: UInt64(seed))
      var turns = 0
      while pile.status == .playing {
        pile = try #require(pile.applying(.take(pile.stones % 4)))
        turns += 1
      }
      #expect(pile.status == .won)
      #expect(turns == spec.turns + 1)
      #expect(pile.stones == 0)
      #expect(pile.lastTurn?.house == 0)
      #expect(pile.applying(.take(1)) == nil, "the game is over")
    }
  }

  @Test("the house punishes the first mistake", arguments: 0..<20)
  func losing(_ seed: Int) throws {
    var pile = Pile(.long, seed: UInt64(seed))
    let mistake = (1...3).first { $0 != pile.stones % 4 } ?? 0
    pile = try #require(pile.applying(.take(mistake)))
    while pile.status == .playing {
      #expect(pile.stones % 4 == 0)
      pile = try #require(pile.applying(.take(1)))
    }
    #expect(pile.status == .lost)
  }

  @Test("the same seed gives the same game, another one another")
  func seeds() {
    #expect(Pile(.long, seed: 5) == Pile(.long, seed: 5))
    #expect(Set((0..<20).map { Pile(.long, seed: $0).size }) == [21, 22, 23])
  }

  @Test("parameters read what they print, and nothing else")
  func parameters() {
    for text in ["1", "2", "5"] { #expect(PileSpec(text)?.description == text) }
    for text in ["", "0", "6", "02", "+2", "2 ", "many", "99999999999999999999"] {
      #expect(PileSpec(text) == nil)
    }
  }
}
