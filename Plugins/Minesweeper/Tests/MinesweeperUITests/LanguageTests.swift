import GamePluginKit
import GamePluginTesting
import MinesweeperUI
import Testing

@Suite("The game in every language")
struct LanguageTests {
  @Test("the catalogue's English is the code's")
  func english() {
    #expect(MinesweeperStrings(locale: "en") == MinesweeperStrings())
    #expect(MinesweeperStrings.languages == ["de", "en", "es", "zh-Hans"])
  }

  @Test(
    "the status and the keys are in the player's language",
    arguments: [
      ("de-AT", "Öffne ein Feld: das erste ist immer sicher.", "Space öffnen  f markieren"),
      ("es", "Abre una casilla: la primera es segura.", "Space abrir  f marcar  n nueva"),
      ("zh-CN", "打开任意一格：第一格总是安全的。", "Space 打开  f 标记  n 新局"),
      ("fr", "Open any square: the first is always safe.", "Space open  f flag  n new"),
    ])
  func words(locale: String, status: String, keys: String) throws {
    let rows = try Player("9x9x10#1", locale: locale).driver.present().surface.rows
    #expect(rows.contains { $0.contains(status) })
    #expect(rows.contains { $0.contains(keys) })
  }

  @Test("nothing is cut off where there is room", arguments: MinesweeperStrings.languages)
  func room(language: String) throws {
    for (columns, height) in [(80, 24), (120, 40), (40, 15)] {
      let player = try Player("9x9x10#1", columns: columns, rows: height, locale: language)
      for keys in ["", "space", "i", "n"] {
        try player.keys(keys)
        let rows = try player.driver.present().surface.rows
        let cut = rows.filter { $0.contains("…") }
        #expect(cut.isEmpty, "\(language), \(columns) columns, after \(keys)")
        // Wide characters leave the board's edges where they are.
        let edges = rows.filter { $0.hasSuffix("│") }.map { CharacterWidth.of($0) }
        #expect(edges.count >= 9 && Set(edges).count == 1)
      }
    }
  }

  @Test("the manifest's texts have every language")
  func manifest() {
    let title = MinesweeperStrings.everywhere { strings in strings.title }
    #expect(title.base == "Minesweeper")
    #expect(title.translations == ["de": "Minesweeper", "es": "Buscaminas", "zh-Hans": "扫雷"])
  }

  @Test("a number is in the form that the language has for it")
  func plurals() {
    let german = MinesweeperStrings(locale: "de")
    #expect([1, 2].map(german.minesAround.text(for:)) == ["1 Mine ringsum", "2 Minen ringsum"])
    #expect(MinesweeperStrings(locale: "zh").minesAround.text(for: 1) == "周围 1 个雷")
  }
}
