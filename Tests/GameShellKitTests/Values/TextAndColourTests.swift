import GameShellKit
import Testing

@Suite("Texts, colours, slots and routes")
struct TextAndColourTests {
  @Test(
    "the longest prefix of a locale that has a translation is taken, and any Chinese for Chinese",
    arguments: [
      ("de", "Feld"), ("de-AT", "Feld"), ("de-CH-1996", "Feld"), ("zh-Hans-CN", "板"),
      ("zh-Hant", "板"), ("zh-CN", "板"), ("zh", "板"), ("fr", "Board"), ("", "Board"), ("-", "Board"),
      ("d", "Board"),
    ])
  func locales(locale: String, expected: String) {
    let text = LocalizedText("Board", translations: ["de": "Feld", "zh-Hans": "板"])
    #expect(text.text(for: locale) == expected)
  }

  @Test("a colour is read from six digits and written back")
  func colours() {
    #expect(RGB("#0a80ff") == RGB(10, 128, 255))
    #expect(RGB(hex: 0x0a80ff).hexText == "#0a80ff")
    #expect(RGB(1, 2, 3).argb == 0xff01_0203)
    for text in ["0a80ff0", "#0a80f", "#0a80fg", "#+a80ff", "", "#0a80ff "] {
      #expect(RGB(text) == nil, "\(text)")
    }
  }

  @Test("a slot's name keeps the rule")
  func slots() {
    #expect(SaveSlot(String("a.b_c-9"))?.name == "a.b_c-9")
    #expect(SaveSlot(String(repeating: "a", count: 64)) != nil)
    for name in ["", "A", "a b", "a/b", "é", String(repeating: "a", count: 65)] {
      #expect(SaveSlot(name) == nil, "\(name)")
    }
  }

  @Test("the host takes any route of a plugin but none at all")
  func routes() {
    #expect(PluginRoute(path: "board/x")?.path == "board/x")
    #expect(PluginRoute(path: "") == nil)
  }

  @Test("a size is never negative")
  func sizes() {
    #expect(CellSize(columns: -1, rows: 3) == CellSize(columns: 0, rows: 3))
    #expect("\(CellSize(columns: 80, rows: 24))" == "80×24")
  }
}
