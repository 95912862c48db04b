import GamePluginKit
import SudokuUI
import Testing

@Suite("The game in every language")
struct LanguageTests {
  @Test("the catalogue's English is the code's")
  func english() {
    #expect(SudokuStrings(locale: "en") == SudokuStrings())
    #expect(SudokuStrings.languages == ["de", "en", "es", "zh-Hans"])
  }

  @Test("the manifest's texts have every language")
  func manifest() {
    let title = SudokuStrings.everywhere { strings in strings.easy }
    #expect(title.base == "Easy")
    #expect(title.translations == ["de": "Leicht", "es": "Fácil", "zh-Hans": "简单"])
  }

  @Test(
    "a locale gets its language, the nearest one, or else English",
    arguments: [("de-CH", "Weiter"), ("es", "Seguir"), ("zh-CN", "继续"), ("fr", "Go on")])
  func fallback(locale: String, goOn: String) {
    #expect(SudokuStrings(locale: locale).goOn == goOn)
  }
}
