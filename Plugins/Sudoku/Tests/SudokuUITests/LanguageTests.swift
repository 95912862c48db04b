import GamePluginKit
import GamePluginTesting
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

  @Test(
    "hints and what a screen reader says are in the player's language",
    arguments: [
      (
        "de",
        "Verstecktes Single (Block): in Block 2 passt 8 nur in r1c6. Also: r1c6 ist 8. "
          + "H setzt sie.",
        "Zeile 1, Spalte 1, vorgegeben 5", "Zeile 1, Spalte 6, leer, Tipp"
      ),
      (
        "es",
        "Único oculto (caja): en la caja 2, 8 solo cabe en r1c6; por tanto, r1c6 es 8. "
          + "H la coloca.",
        "fila 1, columna 1, dada 5", "fila 1, columna 6, vacía, pista"
      ),
      (
        "zh-Hans", "宫内唯一：在第 2 宫，8 只能填入 r1c6。结论：r1c6 填 8。按 H 填入。",
        "第 1 行，第 1 列，题目 5", "第 1 行，第 6 列，空，提示"
      ),
    ])
  func hint(locale: String, sentence: String, given: String, hinted: String) throws {
    let player = try Player(locale: locale)
    try player.keys("H")
    let said = try player.said
    #expect(said.contains(sentence), "\(said)")
    #expect(try player.label(row: 0, column: 0) == given)
    #expect(try player.label(row: 0, column: 5) == hinted)
  }

  @Test(
    "a pasted text that is no puzzle is told so in the player's language",
    arguments: [
      ("de", "Ein Rätsel hat 81 Zeichen, dieses aber 80: 1 zu wenig."),
      ("es", "Un puzle tiene 81 caracteres, pero este tiene 80: 1 de menos."),
      ("zh-Hans", "一道题有 81 个字符，这里只有 80 个：少了 1 个。"),
    ])
  func paste(locale: String, sentence: String) throws {
    let player = try Player(locale: locale)
    try player.send(.paste(String(repeating: "0", count: 80)))
    #expect(try player.said.contains(sentence))
  }
}
