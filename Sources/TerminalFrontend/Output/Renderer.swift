public import GameShellKit
public import GameShellUI

/// Turns surfaces into the fewest bytes that make a terminal show them.
///
/// It remembers what the terminal shows and writes only what differs. Every frame stands for
/// itself: it begins by placing the cursor and naming its colours, so that whatever else was
/// written meanwhile cannot shift it. The caller writes the bytes whole and in order, or calls
/// `invalidate`.
public struct Renderer {
  /// What it has cost so far.
  public internal(set) var counters = RenderCounters()
  /// Whether frames are marked so that the terminal shows each at once.
  public var isSynchronized = true
  /// How many colours are used.
  public let depth: ColorDepth
  /// Whether the terminal reads UTF-8; otherwise every byte written is ASCII.
  public let isUTF8: Bool

  private var mixer: PenMixer
  private var paint: (CellStyle) -> Paint
  private var pens: [CellStyle: Pen] = [:]
  private var size = CellSize(columns: 0, rows: 0)
  var shown: [ScreenCell] = []
  private var isValid = false
  var writer = FrameWriter()

  /// Makes a renderer that knows nothing of the screen yet; `ground` is the terminal's own colour.
  public init(
    depth: ColorDepth, isUTF8: Bool = true, ground: RGB = RGB(0, 0, 0),
    paint: @escaping (CellStyle) -> Paint
  ) {
    self.depth = depth
    self.isUTF8 = isUTF8
    self.paint = paint
    mixer = PenMixer(depth: depth, ground: ground)
  }

  /// Takes other colours, for type on a ground; the next frame writes what they change.
  public mutating func setPaint(ground: RGB, _ paint: @escaping (CellStyle) -> Paint) {
    self.paint = paint
    mixer = PenMixer(depth: depth, ground: ground)
    pens = [:]
  }

  /// Forgets what the screen shows; the next frame clears it and draws everything.
  public mutating func invalidate() { isValid = false }

  /// The bytes that make the terminal show a surface; empty when it already does.
  public mutating func render(_ surface: CellSurface) -> [UInt8] {
    counters.frames += 1
    let next = cells(of: isUTF8 ? surface : surface.asciiTwin())
    writer.begin()
    if !isValid || surface.size != size {
      size = surface.size
      shown = Array(repeating: .blank, count: next.count)
      writer.clear()
      isValid = true
    }
    for row in 0..<size.rows { update(row, columns: size.columns, from: next) }
    shown = next
    let bytes = writer.finish(isSynchronized: isSynchronized)
    if bytes.isEmpty { counters.emptyFrames += 1 }
    counters.bytes += bytes.count
    counters.cells += writer.cells
    counters.elidedCells += max(0, next.count - writer.cells)
    return bytes
  }

  /// The surface's cells with pens, and nothing in them that would upset a terminal.
  private mutating func cells(of surface: CellSurface) -> [ScreenCell] {
    var cells: [ScreenCell] = []
    cells.reserveCapacity(surface.cells.count)
    var lastStyle: CellStyle?
    var pen = Pen.plain
    for (index, cell) in surface.cells.enumerated() {
      if cell.style != lastStyle {
        pen = self.pen(for: cell.style)
        lastStyle = cell.style
      }
      let text = text(of: cell, at: index % surface.size.columns, in: surface)
      // A blank shows nothing of its type's colour, so a change of it is no change.
      cells.append(ScreenCell(text: text, pen: text == " " ? pen.ofBlank : pen))
    }
    return cells
  }

  private func text(of cell: SurfaceCell, at column: Int, in surface: CellSurface) -> String {
    if cell.text.isEmpty {
      // The right half of nothing is a blank.
      return column == 0 ? " " : ""
    }
    if cell.text.utf8.count == 1 {
      let byte = cell.text.utf8.first ?? 32
      return byte < 0x20 || byte == 0x7f ? " " : cell.text
    }
    let isUnsafe = cell.text.unicodeScalars.contains {
      $0.value < 0x20 || (0x7f..<0xa0).contains($0.value)
    }
    if isUnsafe { return " " }
    // A wide character without room for its right half would be drawn beyond the edge.
    if column == surface.size.columns - 1, GlyphWidth(cell.text) == .certain(2) { return " " }
    return cell.text
  }

  private mutating func pen(for style: CellStyle) -> Pen {
    if let known = pens[style] { return known }
    let pen = mixer.pen(for: paint(style))
    if pens.count >= 4096 { pens = [:] }
    pens[style] = pen
    return pen
  }
}
