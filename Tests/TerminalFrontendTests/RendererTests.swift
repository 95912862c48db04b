import GameShellKit
import GameShellUI
import TerminalFrontend
import TestSupport
import Testing

struct RendererTests {
  private func model(columns: Int, rows: Int, widths: TerminalModel.Widths = .modern)
    -> TerminalModel
  {
    var model = TerminalModel(columns: columns, rows: rows, widths: widths)
    model.feed("\u{1b}[?1049h\u{1b}[?7l".utf8)
    return model
  }

  @Test("replaying the bytes gives the surface, whatever came before", arguments: 0..<24)
  func replay(_ seed: Int) {
    let size = CellSize(columns: 3 + seed, rows: 1 + seed % 5)
    var generator = SurfaceGenerator(seed: UInt64(seed), size: size)
    var renderer = Renderer(depth: ColorDepth.allCases[seed % 4], paint: testPaint)
    var model = model(columns: size.columns, rows: size.rows)
    for _ in 0..<60 {
      let surface = generator.next()
      model.feed(renderer.render(surface))
      #expect(model.text == surface.rows)
      var fresh = Renderer(depth: renderer.depth, paint: testPaint)
      var clean = self.model(columns: size.columns, rows: size.rows)
      clean.feed(fresh.render(surface))
      #expect(looks(model) == looks(clean))
    }
    #expect(model.surprises.isEmpty)
  }

  /// What can be seen of a screen's colours and type.
  private func looks(_ model: TerminalModel) -> [TerminalModel.Look] {
    model.cells.map { cell in
      var look = cell.look
      if cell.text == " ", look.flags.isDisjoint(with: [4, 7]) {
        look.foreground = ""
        look.flags = []
      }
      return look
    }
  }

  @Test(
    "where terminals disagree about a character, what follows keeps its column", arguments: 0..<12)
  func doubtfulWidths(_ seed: Int) {
    let size = CellSize(columns: 24, rows: 4)
    var generator = SurfaceGenerator(seed: UInt64(seed), size: size)
    var renderer = Renderer(depth: .truecolor, paint: testPaint)
    var model = model(columns: 24, rows: 4, widths: .legacy)
    for _ in 0..<60 {
      var surface = generator.next()
      for row in 0..<size.rows {
        if surface[23, row].text.isEmpty { surface[22, row].text = " " }
        surface[23, row] = SurfaceCell("│")
      }
      model.feed(renderer.render(surface))
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let text = surface[column, row].text
          // Only the doubtful characters themselves may look different.
          let isPlain = text.unicodeScalars.count == 1
          if isPlain { #expect(model.cells[row * 24 + column].text == text) }
        }
      }
    }
  }

  @Test("one changed cell costs at most 100 bytes, with colours, type and a doubtful width")
  func oneCell() {
    for glyph in ["x", "⚑", "数", "❤️"] {
      var renderer = Renderer(depth: .truecolor) { _ in
        Paint(
          foreground: RGB(251, 252, 253), background: RGB(101, 102, 103),
          flags: [.bold, .underline])
      }
      var surface = CellSurface(size: CellSize(columns: 200, rows: 60))
      _ = renderer.render(surface)
      surface[150, 55].text = glyph
      if glyph != "x", glyph != "⚑" { surface[151, 55].text = "" }
      let bytes = renderer.render(surface)
      #expect(bytes.count <= 100, "\(glyph): \(bytes.count)")
      #expect(!bytes.isEmpty)
    }
  }

  @Test("nothing changed, nothing written; changes side by side share one cursor movement")
  func counters() {
    var renderer = Renderer(depth: .none, paint: testPaint)
    var surface = surface(["hello", "world"], columns: 20)
    _ = renderer.render(surface)
    #expect(renderer.render(surface).isEmpty)
    #expect(renderer.counters.emptyFrames == 1)
    surface[3, 1].text = "m"
    surface[5, 1].text = "!"
    let text = String(decoding: renderer.render(surface), as: UTF8.self)
    #expect(text == "\u{1b}[?2026h\u{1b}[2;4H\u{1b}[mmd!\u{1b}[?2026l")
    #expect(renderer.counters.cells == 10 + 2)
    #expect(renderer.counters.frames == 3)
  }

  @Test("a line that ends in blanks is erased, not overwritten")
  func erased() {
    var renderer = Renderer(depth: .none, paint: testPaint)
    _ = renderer.render(surface([String(repeating: "x", count: 80)], columns: 80))
    #expect(renderer.render(surface(["xx"], columns: 80)).count < 40)
  }

  @Test("text cannot smuggle control characters onto the terminal")
  func controlCharacters() {
    var renderer = Renderer(depth: .none, paint: testPaint)
    var model = model(columns: 6, rows: 1)
    var surface = CellSurface(size: CellSize(columns: 6, rows: 1))
    for (column, text) in ["\u{1b}", "\u{9b}", "\u{7f}", "a\u{1b}[2J", "\n", "x"].enumerated() {
      surface[column, 0].text = text
    }
    model.feed(renderer.render(surface))
    #expect(model.text == ["     x"])
    #expect(model.surprises.isEmpty)
  }

  @Test("where the locale is not UTF-8 every byte is ASCII")
  func ascii() {
    var renderer = Renderer(depth: .truecolor, isUTF8: false, paint: testPaint)
    var generator = SurfaceGenerator(seed: 5, size: CellSize(columns: 30, rows: 5))
    for _ in 0..<60 {
      #expect(renderer.render(generator.next()).allSatisfy { $0 < 0x80 })
    }
  }

  @Test("a new size clears the screen and draws everything")
  func resized() {
    var renderer = Renderer(depth: .sixteen, paint: testPaint)
    var model = model(columns: 20, rows: 3)
    model.feed(renderer.render(surface(["one", "two", "three"], columns: 20)))
    model.resize(columns: 8, rows: 2)
    let small = surface(["ab", "cd"], columns: 8)
    model.feed(renderer.render(small))
    #expect(model.text == ["ab", "cd"])
    #expect(model.frames == 2)
  }
}
