import GameShellKit
import GameShellUI
import TerminalFrontend
import TestSupport

/// A theme for tests: the role is the colour.
func testPaint(_ style: CellStyle) -> Paint {
  Paint(
    foreground: style.role == .normal ? nil : RGB(hex: UInt32(style.role.rawValue) * 0x0a_1103),
    background: style.isFocused ? RGB(60, 60, 200) : nil, flags: style.flags)
}

/// A surface from lines; a wide character is followed by nothing in its line.
func surface(
  _ lines: [String], columns: Int, rows: Int? = nil, wide: Set<Character> = [],
  style: CellStyle = CellStyle()
) -> CellSurface {
  var surface = CellSurface(size: CellSize(columns: columns, rows: rows ?? lines.count))
  for (row, line) in lines.enumerated() {
    var column = 0
    for character in line where column < columns {
      surface[column, row] = SurfaceCell(String(character), style: style)
      column += 1
      if wide.contains(character), column < columns {
        surface[column, row] = SurfaceCell("", style: style)
        column += 1
      }
    }
  }
  return surface
}

/// Random surfaces that differ in a few places, with wide and doubtful characters among them.
struct SurfaceGenerator {
  static let narrow = ["a", "b", " ", " ", " ", "│", "─", "é", "⚑", "·", "e\u{301}"]
  static let wide = ["数", "独", "🎮", "❤️", "👩‍👧", "⚠️", "👍🏽", "🇩🇪", "ﾊﾞ"]
  var random: SeededRandom
  var surface: CellSurface

  init(seed: UInt64, size: CellSize) {
    random = SeededRandom(seed: seed)
    surface = CellSurface(size: size)
  }

  mutating func next() -> CellSurface {
    for _ in 0..<Int.random(in: 0...12, using: &random) { change() }
    return surface
  }

  private mutating func change() {
    let columns = surface.size.columns
    let row = Int.random(in: 0..<surface.size.rows, using: &random)
    var column = Int.random(in: 0..<columns, using: &random)
    let styles = [Role.normal, .title, .flag]
    let style = CellStyle(
      role: styles[Int.random(in: 0..<3, using: &random)],
      flags: [[], .bold, .underline][Int.random(in: 0..<3, using: &random)],
      isFocused: Int.random(in: 0..<5, using: &random) == 0)
    for _ in 0..<Int.random(in: 1...8, using: &random) where column < columns {
      let isWide = Int.random(in: 0..<4, using: &random) == 0 && column + 1 < columns
      let glyphs = isWide ? Self.wide : Self.narrow
      clear(column, row)
      let glyph = glyphs[Int.random(in: 0..<glyphs.count, using: &random)]
      surface[column, row] = SurfaceCell(glyph, style: style)
      column += 1
      if isWide {
        clear(column, row)
        surface[column, row] = SurfaceCell("", style: style)
        column += 1
      }
    }
  }

  /// Makes room for a cell: half of a wide character must not be left standing.
  private mutating func clear(_ column: Int, _ row: Int) {
    if surface[column, row].text.isEmpty, column > 0 { surface[column - 1, row].text = " " }
    if column + 1 < surface.size.columns, surface[column + 1, row].text.isEmpty {
      surface[column + 1, row].text = " "
    }
    surface[column, row].text = " "
  }
}
