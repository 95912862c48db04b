import SudokuGenerator
import Testing

@Suite("Seeded random numbers")
struct SeededRandomTests {
  @Test("the sequence is xoshiro256** from a SplitMix64 state")
  func reference() {
    var random = SeededRandom(seed: 0)
    let words = (0..<4).map { _ in random.next() }
    #expect(
      words
        == [
          0x99EC_5F36_CB75_F2B4,
          0xBF6E_1F78_4956_452A,
          0x1A5F_849D_4933_E6E0,
          0x6AA5_94F1_262D_2D2C,
        ])
  }

  @Test("bounded numbers reach every value and no other")
  func bounded() {
    var random = SeededRandom(seed: 42)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7000 { counts[random.next(below: 7)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) })
    #expect(random.next(below: 1) == 0)
  }

  @Test("a shuffle keeps the elements and depends on the seed alone")
  func shuffle() {
    var first = Array(0..<81)
    var second = first
    var random = SeededRandom(seed: 7)
    var again = SeededRandom(seed: 7)
    random.shuffle(&first)
    again.shuffle(&second)
    #expect(first == second)
    #expect(first != Array(0..<81))
    #expect(first.sorted() == Array(0..<81))
  }
}
