import GameShellKit

/// What all boards of a frame show, without how; messages around them do not count.
struct BoardPicture: Equatable {
  private let glyphs: [String]

  init(_ frame: Frame) {
    glyphs = (0..<frame.cellCount).map { frame.text(frame.cell($0).glyph) }
  }

  /// The first square that shows something else than here; nil when all are the same.
  func difference(from other: BoardPicture) -> String? {
    guard self != other else { return nil }
    guard glyphs.count == other.glyphs.count,
      let cell = glyphs.indices.first(where: { glyphs[$0] != other.glyphs[$0] })
    else { return "\(glyphs.count) squares became \(other.glyphs.count)" }
    return "square \(cell) showed \"\(glyphs[cell])\", now \"\(other.glyphs[cell])\""
  }
}
