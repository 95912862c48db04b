import GameShellKit
import Testing

@testable import GameAppKit

@Suite("The consent question")
struct ConsentTests {
  let consent = InMemoryConsent()

  private func stack() -> LiveStack {
    var stack = LiveStack.inMemory()
    stack.consent = { [consent] _ in consent }
    return stack
  }

  @Test(
    "stands before Home until it is answered, by keys",
    arguments: [
      (Key.character("y"), true), (.character("n"), false), (.character("q"), false),
      (.escape, false), (.enter, false),
    ])
  func asked(_ key: Key, _ answer: Bool) throws {
    let player = try Player(stack())
    #expect(try player.sees("May usage data be written?"))
    try player.press("1")
    #expect(player.root.play == nil)
    #expect(consent.answer == nil)
    try player.press(key)
    #expect(consent.answer == answer)
    #expect(try !player.sees("May usage data be written?"))
    #expect(try !Player(stack()).sees("May usage data be written?"))
  }

  @Test("Tab and Enter reach the other answer")
  func focus() throws {
    let player = try Player(stack())
    try player.press(.tab, .enter)
    #expect(consent.answer == true)
  }

  @Test("is never put to a bot, nor upon a board")
  func unattended() throws {
    #expect(try !Player(stack(), isAttended: false).sees("May usage data"))
    let player = try Player(stack())
    try player.root.open(path: "count/10")
    #expect(try !player.sees("May usage data"))
    try player.press("q")
    #expect(try player.sees("May usage data"))
  }

  @Test("an answer that cannot be kept is told, and asked for at the next start")
  func failing() throws {
    final class Failing: Consent {
      var answer: Bool? { nil }
      func set(_ answer: Bool) throws(SaveError) { throw SaveError("the disk is full") }
    }
    var stack = LiveStack.inMemory()
    stack.consent = { _ in Failing() }
    let player = try Player(stack)
    try player.press("y")
    #expect(try player.sees("the disk is full"))
    #expect(player.root.topScreen == nil)
  }

  @Test("the answer is shown in the settings; yes is taken back only after a question")
  func revoked() throws {
    try consent.set(true)
    let player = try Player(stack())
    try player.press("s")
    try player.send(.action("settings.consent"))
    #expect(try player.sees("Stop writing usage data?"))
    try player.press(.enter)
    #expect(consent.answer == true)
    try player.send(.action("settings.consent"))
    try player.press("y")
    #expect(consent.answer == false)
    try player.send(.action("settings.consent"))
    #expect(consent.answer == true)
  }
}
