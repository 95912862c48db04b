import GameShellKit
import GameShellUI
import Testing

@Suite("The host's words in every language")
struct LocalisationTests {
  @Test("the catalogue's English is the code's")
  func english() {
    #expect(ShellStrings(locale: "en") == ShellStrings())
    #expect(ShellStrings.languages == ["de", "en", "es", "zh-Hans"])
  }

  @Test(
    "a locale gets its language, the nearest one, or else English",
    arguments: [
      ("de", "Zurück"), ("de-AT", "Zurück"), ("es-MX", "Volver"), ("zh-Hans", "返回"),
      ("zh", "返回"), ("zh-CN", "返回"), ("zh-Hant-TW", "返回"), ("en-GB", "Back"), ("fr", "Back"),
      ("", "Back"), ("-", "Back"),
    ])
  func fallback(locale: String, back: String) {
    #expect(ShellStrings(locale: locale).back == back)
  }

  @Test("a number is in the form that the language has for it")
  func plurals() {
    func days(_ language: String, _ count: Int) -> String {
      ShellStrings(locale: language).dayStreak.text(for: count)
    }
    #expect(
      [0, 1, 2].map { days("en", $0) } == ["0 days in a row", "1 day in a row", "2 days in a row"])
    #expect([1, 21].map { days("de", $0) } == ["1 Tag in Folge", "21 Tage in Folge"])
    #expect([1, 2].map { days("es", $0) } == ["1 día seguido", "2 días seguidos"])
    #expect([1, 2].map { days("zh-Hans", $0) } == ["连续 1 天", "连续 2 天"])
    let today = Day(year: 2026, month: 11, day: 20)
    let german = ShellStrings(locale: "de")
    #expect(formatDaysAgo(today + -1, today: today, strings: german) == "gestern")
    #expect(formatDaysAgo(today + -5, today: today, strings: german) == "vor 5 Tagen")
    #expect(formatDaysAgo(today + -20, today: today, strings: german) == "vor 2 Wochen")
  }
}
