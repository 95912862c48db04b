import GameShellKit
public import GameShellUI

/// Shows a surface as a picture: SVG that looks like a window of a terminal.
///
/// Everything has its place in whole cells: type stands at its cell whatever the font, lines and
/// blocks are shapes that join without gaps, and backgrounds are as few rectangles as they can
/// be. The same surface and colours give the same bytes.
public struct PictureFrontend {
  private let surface: CellSurface
  private let options: PictureOptions
  private let paint: (CellStyle) -> Paint
  private var backgrounds = BackgroundMap()
  private var shapes = ShapeLayer()
  private var text = TextLayer()

  /// The surface as an SVG document.
  ///
  /// `paint` gives a style its colours; what it leaves open is the window's own.
  public static func svg(
    _ surface: CellSurface, options: PictureOptions, paint: @escaping (CellStyle) -> Paint
  ) -> String {
    var picture = PictureFrontend(surface: surface, options: options, paint: paint)
    picture.draw()
    return picture.document
  }

  /// The surface as lines of text, each without trailing blanks.
  public static func text(_ surface: CellSurface) -> String {
    surface.rows.map { $0 + "\n" }.joined()
  }

  private init(
    surface: CellSurface, options: PictureOptions, paint: @escaping (CellStyle) -> Paint
  ) {
    self.surface = surface
    self.options = options
    self.paint = paint
  }

  private mutating func draw() {
    for row in 0..<surface.size.rows {
      var word = ""
      var wordColumn = 0
      var wordStyle: TextLayer.Style?
      func flush(_ text: inout TextLayer) {
        if let style = wordStyle, !word.isEmpty {
          text.add(word, column: wordColumn, row: row, style: style)
        }
        word = ""
      }
      for column in 0..<surface.size.columns {
        let cell = surface[column, row]
        let (ink, paper, flags) = colors(of: cell.style)
        if paper != options.background { backgrounds.set(column, row, paper) }
        if flags.contains(.underline), !cell.text.isEmpty {
          shapes.rectangle(
            x: CellMetrics.x(column), y: CellMetrics.y(row) + CellMetrics.baseline + 2,
            width: CellMetrics.width, height: 1, color: ink)
        }
        let style = TextLayer.Style(color: ink, flags: flags.subtracting([.underline, .reverse]))
        if Self.isPlain(cell.text), !word.isEmpty, style == wordStyle {
          word += cell.text
          continue
        }
        flush(&text)
        if Self.isPlain(cell.text) {
          (word, wordColumn, wordStyle) = (cell.text, column, style)
        } else if !cell.text.isEmpty, cell.text != " " {
          drawAlone(cell.text, column, row, style)
        }
      }
      flush(&text)
    }
  }

  /// Draws a character that is a shape, or whose width a font may see differently.
  private mutating func drawAlone(
    _ character: String, _ column: Int, _ row: Int, _ style: TextLayer.Style
  ) {
    let (x, y) = (CellMetrics.x(column), CellMetrics.y(row))
    if let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 {
      if let box = BoxDrawing(scalar) {
        shapes.box(box, x: x, y: y, color: style.color)
        return
      }
      if let block = BlockElement(scalar) {
        shapes.block(block, x: x, y: y, color: style.color)
        return
      }
    }
    let isWide = column + 1 < surface.size.columns && surface[column + 1, row].text.isEmpty
    text.addCentered(character, column: column, width: isWide ? 2 : 1, row: row, style: style)
  }

  /// The colours of the type and of what is behind it.
  private func colors(of style: CellStyle) -> (ink: RGB, paper: RGB, flags: NodeFlags) {
    let paint = paint(style)
    let ink = paint.foreground ?? options.foreground
    let paper = paint.background ?? options.background
    return paint.flags.contains(.reverse)
      ? (paper, ink, paint.flags) : (ink, paper, paint.flags)
  }

  /// Printable ASCII but the blank: what every monospaced font draws one cell wide.
  private static func isPlain(_ text: String) -> Bool {
    guard let byte = text.utf8.first, text.utf8.count == 1 else { return false }
    return (0x21..<0x7f).contains(byte)
  }

  private var document: String {
    let window = PictureWindow(size: surface.size, options: options)
    var lines = window.opening(styleSheet: text.styleSheet)
    var papers = ShapeLayer()
    for area in backgrounds.areas {
      papers.rectangle(
        x: CellMetrics.x(area.column), y: CellMetrics.y(area.row),
        width: Double(area.columns) * CellMetrics.width,
        height: Double(area.rows) * CellMetrics.height, color: area.color)
    }
    lines += papers.elements + shapes.elements + text.elements
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }
}
