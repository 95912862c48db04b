import GamePluginKit
import GamePluginTesting
import MinesweeperUI
import Testing

/// Every screen of the game at 80×24, 120×40 and 40×15, in each language, dark and light.
@Suite("Every screen, at every size, in every language, dark and light")
struct ScreenMatrixTests {
  static let sizes = [
    CellSize(columns: 80, rows: 24), CellSize(columns: 120, rows: 40),
    CellSize(columns: 40, rows: 15),
  ]

  @Test("nothing is cut off without an ellipsis, nothing overlaps, and it looks as it was kept")
  func kept() throws {
    for screen in GameScreen.allCases {
      var text = ScreenText()
      for language in ["en", "de", "es", "zh-Hans"] {
        for size in Self.sizes {
          let shown = try screen.shown(language, size)
          for fault in screenFaults(shown) {
            Issue.record("\(screen) in \(language) at \(size): \(fault)")
          }
          text.add("\(language) \(size)", shown.surface)
        }
      }
      try expectKept("\(screen)", text.text)
    }
  }

  @Test("no word bypasses the catalogue: what Chinese shares with English is a name")
  func catalogued() throws {
    for screen in GameScreen.allCases {
      let english = try words(screen.shown("en", Self.sizes[0]).frame)
      let chinese = try words(screen.shown("zh-Hans", Self.sizes[0]).frame)
      let shared = english.intersection(chinese)
      #expect(shared.isEmpty, "\(screen)")
    }
  }

  /// The texts and labels of a frame, its squares' too, that have a word in Latin letters.
  private func words(_ frame: Frame) -> Set<String> {
    var texts: [String] = []
    for index in 0..<frame.nodeCount {
      let node = frame.node(index)
      texts += [frame.text(node.text), frame.text(node.label)]
      guard node.kind == .grid else { continue }
      texts += (0..<Int(node.dataCount)).map { frame.text(frame.cell(Int(node.data) + $0).label) }
    }
    return Set(texts.filter { $0.firstMatch(of: /[A-Za-z]{3}/) != nil })
  }
}
