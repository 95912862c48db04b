import GameShellUI
import Testing

@Suite("Filling texts")
struct FillingTests {
  @Test(
    "a value stands in place of every name, and nothing else changes",
    arguments: [
      ("{n} of {n}", "3 of 3"), ("{n}", "3"), ("none", "none"), ("", ""), ("{m} {n", "{m} {n"),
      ("剩余 {n} 个雷", "剩余 3 个雷"), ("{{n}}", "{3}"), ("é{n}é", "é3é"),
    ])
  func filling(_ text: String, _ filled: String) {
    #expect(text.filling("n", with: 3) == filled)
  }

  @Test("a value that looks like a name is not filled again")
  func nested() {
    #expect("{a} {b}".filling("a", with: "{a}") == "{a} {b}")
  }
}
