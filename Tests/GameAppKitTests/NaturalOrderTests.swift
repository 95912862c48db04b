import Testing

@testable import GameAppKit

@Suite("The order of titles")
struct NaturalOrderTests {
  @Test("numbers go by their size, letters without regard to case")
  func order() {
    let sorted = ["2048", "Alpha 2", "alpha 10", "Alpha 10 b", "beta", "Étude", "数独"]
    for _ in 0..<10 {
      let shuffled = sorted.shuffled()
      #expect(shuffled.sorted { NaturalOrder($0) < NaturalOrder($1) } == sorted)
    }
    #expect(!(NaturalOrder("a 01") < NaturalOrder("A 1")))
    #expect(!(NaturalOrder("a 1") < NaturalOrder("A 01")))
    let huge = String(repeating: "9", count: 40)
    #expect(NaturalOrder("a \(huge)") < NaturalOrder("a 1\(huge)"))
    #expect(NaturalOrder("") < NaturalOrder("0"))
  }
}
