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

  @Test(
    "commands, keys and status are in the player's language",
    arguments: [
      ("de-AT", ["n Notizen", "N Neu", "1–9 schreiben", "Tippe eine Ziffer"]),
      ("es", ["n Notas", "N Nuevo", "1–9 escribir", "Teclea una cifra"]),
      ("zh-CN", ["n 笔记", "N 新题", "1–9 填写", "输入数字"]),
      ("fr", ["n Notes", "N New", "1–9 write", "Type a digit"]),
    ])
  func words(locale: String, expected: [String]) throws {
    let rows = try Player(locale: locale).driver.present().surface.rows
    for text in expected { #expect(rows.contains { $0.contains(text) }, "\(text)") }
  }

  @Test("nothing is cut off where there is room", arguments: SudokuStrings.languages)
  func room(language: String) throws {
    for (columns, height) in [(80, 24), (120, 40)] {
      let rows = try Player(columns: columns, rows: height, locale: language)
        .driver.present().surface.rows
      let cut = rows.filter { $0.contains("…") }
      #expect(cut.isEmpty, "\(language), \(columns) columns")
      let edges = rows.compactMap { row in
        row.firstIndex(of: "│").map { CharacterWidth.of(row[..<$0]) }
      }
      #expect(Set(edges).count == 1)
    }
  }
}
