import GameShellKit
import Testing

/// The expected numbers come from an implementation of the published algorithms in Python, which
/// gives their authors' own test vectors.
@Suite("Randomness from a seed")
struct SeededRandomTests {
  @Test(
    "each seed gives the sequence of xoshiro256** filled by SplitMix64",
    arguments: [
      (0, [0x99ec_5f36_cb75_f2b4, 0xbf6e_1f78_4956_452a, 0x1a5f_849d_4933_e6e0]),
      (1, [0xb3f2_af6d_0fc7_10c5, 0x853b_5596_4736_4cea, 0x92f8_9756_082a_4514]),
      (42, [0x1578_0b2e_0c2e_c716, 0x6104_d986_6d11_3a7e, 0xae17_5332_39e4_99a1]),
      (.max, [0x8f55_20d5_2a7e_ad08, 0xc476_a018_caa1_802d, 0x81de_31c0_d260_469e]),
    ] as [(UInt64, [UInt64])])
  func sequence(seed: UInt64, expected: [UInt64]) {
    var random = SeededRandom(seed: seed)
    #expect(expected.map { _ in random.next() } == expected)
  }

  @Test("numbers below a bound and shuffles are the same on every machine")
  func drawn() {
    var random = SeededRandom(seed: 7)
    let drawn = (0..<20).map { _ in random.below(6) }
    #expect(drawn == [4, 1, 5, 5, 5, 5, 0, 0, 2, 0, 3, 4, 5, 5, 2, 3, 1, 2, 0, 0])
    random = SeededRandom(seed: 7)
    var cards = Array(0..<10)
    random.shuffle(&cards)
    #expect(cards == [1, 8, 3, 0, 4, 5, 9, 6, 2, 7])
  }

  @Test("a bound of one gives zero, the greatest bound stays below it")
  func bounds() {
    var random = SeededRandom(seed: 3)
    #expect(random.below(1) == 0)
    for _ in 0..<100 { #expect(random.below(.max) < .max) }
    var none: [Int] = []
    random.shuffle(&none)
    #expect(none.isEmpty)
  }

  @Test("every number below a bound comes up about as often")
  func even() {
    var random = SeededRandom(seed: 11)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7000 { counts[random.below(7)] += 1 }
    for count in counts { #expect((850...1150).contains(count)) }
  }
}
