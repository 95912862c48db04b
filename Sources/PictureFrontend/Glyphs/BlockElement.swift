/// The block characters U+2580 … U+259F as rectangles of a cell.
struct BlockElement {
  /// A part of the cell, each measure 0 … 1.
  struct Part: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  var parts: [Part]
  /// How much of the colour covers what is behind it, 0 … 1.
  var opacity = 1.0

  /// The parts of a character; nil when it is not a block.
  init?(_ scalar: Unicode.Scalar) {
    let index = Int(scalar.value) - 0x2580
    switch index {
    case 0x00: parts = [Part(x: 0, y: 0, width: 1, height: 0.5)]
    case 0x01...0x08:
      let height = Double(index) / 8
      parts = [Part(x: 0, y: 1 - height, width: 1, height: height)]
    case 0x09...0x0f: parts = [Part(x: 0, y: 0, width: Double(0x10 - index) / 8, height: 1)]
    case 0x10: parts = [Part(x: 0.5, y: 0, width: 0.5, height: 1)]
    case 0x11...0x13:
      parts = [Part(x: 0, y: 0, width: 1, height: 1)]
      opacity = Double(index - 0x10) / 4
    case 0x14: parts = [Part(x: 0, y: 0, width: 1, height: 0.125)]
    case 0x15: parts = [Part(x: 0.875, y: 0, width: 0.125, height: 1)]
    case 0x16...0x1f:
      let corners = Self.quadrants[index - 0x16]
      parts = (0..<4).filter { corners & 1 << $0 != 0 }.map { corner in
        Part(x: corner % 2 == 0 ? 0 : 0.5, y: corner < 2 ? 0 : 0.5, width: 0.5, height: 0.5)
      }
    default: return nil
    }
  }

  /// Of U+2596 …: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
  private static let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]
}
