import GameShellKit
import Testing

@testable import GamePluginKit

@Suite("The place in a daily hub")
struct HubPlaceTests {
  private let store = InMemoryStore()
  private let today = Day(year: 2026, month: 11, day: 30)

  @Test("is taken once")
  func once() {
    HubPlace.leave(today + -9, today: today, in: store)
    #expect(HubPlace.take(from: store, today: today) == today + -9)
    #expect(HubPlace.take(from: store, today: today) == nil)
  }

  @Test("means nothing on another day, and is forgotten then, too")
  func anotherDay() {
    HubPlace.leave(today + -9, today: today, in: store)
    #expect(HubPlace.take(from: store, today: today + 1) == nil)
    #expect(HubPlace.take(from: store, today: today) == nil)
  }

  @Test(
    "that cannot be read is none", arguments: ["", "2026-11-21", "x 2026-11-30", "\u{0} \u{0}"])
  func damaged(_ text: String) throws {
    try store.save(Array(text.utf8), in: "daily.place")
    #expect(HubPlace.take(from: store, today: today) == nil)
  }
}
