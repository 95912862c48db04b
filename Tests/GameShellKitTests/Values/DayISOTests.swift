import GameShellKit
import Testing

@Suite("Days as text")
struct DayISOTests {
  @Test("a day comes back from its own text")
  func roundTrip() {
    for number in [-30_000, -1, 0, 59, 60, 11_016, 20_787, 50_000] {
      #expect(Day(iso: Day(number: number).description) == Day(number: number))
    }
  }

  @Test(
    "what is no day of the calendar is none",
    arguments: [
      "", "2026", "2026-1-01", "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31",
      "2026-01-00", "+026-01-01", "2026-01-1 ", "2026/01/01", "2026-01-011",
    ])
  func invalid(text: String) { #expect(Day(iso: text) == nil) }
}
