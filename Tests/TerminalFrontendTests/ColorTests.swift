import GameShellKit
import GameShellUI
import Platform
import TerminalFrontend
import TestSupport
import Testing

struct ColorTests {
  private static let environments: [([String: String], ColorDepth)] = [
    (["TERM": "xterm-256color"], .indexed), (["TERM": "xterm"], .sixteen),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .truecolor),
    (["TERM": "xterm", "COLORTERM": "24bit"], .truecolor),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed), (["TERM": "linux"], .sixteen),
    (["TERM": "xterm-kitty"], .truecolor), (["TERM": "xterm-direct"], .truecolor),
    (["TERM": "vt100"], .none), (["TERM": "xterm-mono-m"], .none), (["TERM": "screen"], .sixteen),
  ]

  @Test("the depth follows COLORTERM and TERM, and NO_COLOR", arguments: environments)
  func detected(_ variables: [String: String], _ depth: ColorDepth) {
    #expect(ColorDepth.detect(choice: nil, environment: Environment(variables)) == depth)
  }

  @Test("the player's own word wins over NO_COLOR", arguments: ColorDepth.allCases)
  func chosen(_ depth: ColorDepth) {
    let environment = Environment(["TERM": "xterm", "NO_COLOR": "1"])
    #expect(ColorDepth.detect(choice: depth, environment: environment) == depth)
  }

  /// The bytes for one cell in one paint, without what surrounds every frame.
  private func bytes(_ paint: Paint, _ depth: ColorDepth, _ ground: RGB = RGB(0, 0, 0))
    -> String
  {
    var renderer = Renderer(depth: depth, ground: ground) { _ in paint }
    renderer.isSynchronized = false
    let text = String(decoding: renderer.render(surface(["x"], columns: 1)), as: UTF8.self)
    return String(text.dropFirst("\u{1b}[m\u{1b}[2J\u{1b}[H".count))
  }

  @Test("colours are written as the depth allows")
  func written() {
    let paint = Paint(foreground: RGB(255, 0, 0), background: RGB(0, 0, 95), flags: .bold)
    #expect(bytes(paint, .truecolor) == "\u{1b}[1;38;2;255;0;0;48;2;0;0;95mx")
    #expect(bytes(paint, .none) == "\u{1b}[1mx")
    #expect(bytes(Paint(foreground: RGB(255, 95, 0)), .indexed) == "\u{1b}[38;5;202mx")
    #expect(
      bytes(Paint(foreground: RGB(8, 8, 8)), .indexed, RGB(255, 255, 255)) == "\u{1b}[38;5;232mx")
    #expect(bytes(Paint(foreground: RGB(250, 10, 5)), .sixteen) == "\u{1b}[91mx")
    #expect(bytes(Paint(background: RGB(3, 200, 9)), .sixteen) == "\u{1b}[42mx")
  }

  @Test("without colours no colour is ever chosen")
  func noColor() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      let color = RGB(hex: UInt32.random(in: 0...0xff_ffff, using: &random))
      let text = bytes(Paint(foreground: color, background: color, flags: .reverse), .none)
      #expect(text == "\u{1b}[7mx")
    }
  }

  @Test(
    "type that can be read in truecolor can be read in fewer colours",
    arguments: [ColorDepth.indexed, .sixteen])
  func readable(_ depth: ColorDepth) throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<400 {
      let paint = Paint(
        foreground: RGB(hex: UInt32.random(in: 0...0xff_ffff, using: &random)),
        background: RGB(hex: UInt32.random(in: 0...0xff_ffff, using: &random)))
      guard contrast(paint.foreground, paint.background) >= 4.5 else { continue }
      var model = TerminalModel(columns: 2, rows: 1)
      model.feed(bytes(paint, depth).utf8)
      let look = model.cells[0].look
      #expect(look.foreground != look.background)
      let shown = contrast(xtermColor(look.foreground), xtermColor(look.background))
      #expect(shown >= 4.5, "\(paint)")
    }
  }
}
