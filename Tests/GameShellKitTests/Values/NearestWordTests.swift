import GameShellKit
import Testing

@Suite("The word that was most likely meant")
struct NearestWordTests {
  private let words = ["list", "inspect", "shot", "doctor"]

  @Test(
    "a slip of the fingers finds its word",
    arguments: [
      ("lsit", "list"), ("LIST", "list"), ("isnpect", "inspect"), ("inspct", "inspect"),
      ("doctr", "doctor"), ("shoot", "shot"), ("ins", "inspect"),
    ])
  func slip(written: String, meant: String) {
    #expect(words.nearest(to: written) == meant)
  }

  @Test("a word that is like none finds none", arguments: ["", "x", "minesweep", "lorem"])
  func stranger(written: String) {
    #expect(words.nearest(to: written) == nil)
  }

  @Test("of two near words the nearer one wins")
  func nearer() {
    #expect(["right", "night"].nearest(to: "rigth") == "right")
  }

  @Test("a word without end is not compared")
  func endless() {
    #expect(words.nearest(to: String(repeating: "l", count: 100_000)) == nil)
  }
}
