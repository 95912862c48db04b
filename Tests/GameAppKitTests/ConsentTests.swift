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
    "stands at Home until it is answered, by a key for either answer",
    arguments: [(Key.character("y"), true), (.character("n"), false)])
  func asked(_ key: Key, _ answer: Bool) throws {
    let player = try Player(stack())
    #expect(try player.sees("May usage data be written?") && player.sees("y Yes"))
    #expect(consent.answer == nil)
    try player.press(key)
    #expect(consent.answer == answer)
    #expect(try !player.sees("May usage data be written?"))
    #expect(try !Player(stack()).sees("May usage data be written?"))
  }

  @Test("takes nothing from Home: Enter, a mode's key and q do what they do")
  func unblocking() throws {
    let player = try Player(stack())
    try player.press(.enter)
    #expect(player.root.play?.route == .goal(3))
    #expect(try !player.sees("May usage data"))
    try player.press("q", "2")
    #expect(player.root.play?.route == .goal(10))
    try player.press("q")
    #expect(try player.press("q").navigation == .quit)
    #expect(consent.answer == nil)
  }

  @Test("is explained where Home has no room for it; q and Escape put it off")
  func explained() throws {
    let player = try Player(stack())
    try player.send(.resize(CellSize(columns: 40, rows: 15)))
    #expect(try player.sees("What is it?") && !player.sees("Nothing is ever sent"))
    for key in [Key.escape, "q"] {
      try player.press("w")
      #expect(try player.sees("Nothing is ever sent"))
      try player.press(key)
      #expect(player.root.screens.isEmpty && consent.answer == nil)
    }
    try player.press("w", "y")
    #expect(player.root.screens.isEmpty && consent.answer == true)
  }

  @Test("is never put to a bot")
  func unattended() throws {
    #expect(try !Player(stack(), isAttended: false).sees("May usage data"))
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
    #expect(try !player.sees("May usage data"))
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
