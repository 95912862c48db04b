/// The line characters U+2500 … U+257F, taken apart into what leaves the middle of the cell.
///
/// A font leaves gaps between cells that are taller or wider than its own; shapes do not.
struct BoxDrawing {
  /// How a line is drawn.
  enum Weight: Int {
    case none = 0
    case light, heavy, double
  }

  var up: Weight
  var right: Weight
  var down: Weight
  var left: Weight
  /// The lines meet in an arc, not in a corner.
  var isRounded = false

  /// The parts of a character; nil for dashes and diagonals, which a font draws well enough, and
  /// for everything that is not a line.
  init?(_ scalar: Unicode.Scalar) {
    guard (0x2500...0x257f).contains(scalar.value) else { return nil }
    let index = Int(scalar.value - 0x2500)
    let isDashed = (0x04...0x0b).contains(index) || (0x4c...0x4f).contains(index)
    let digits = Self.table[index].utf8.map { Weight(rawValue: Int($0) - 48) ?? .none }
    guard !isDashed, digits.count == 4, digits.contains(where: { $0 != .none }) else { return nil }
    (up, right, down, left) = (digits[0], digits[1], digits[2], digits[3])
    isRounded = (0x6d...0x70).contains(index)
  }

  /// Up, right, down, left of each character, as raw weights; from the characters' Unicode names.
  private static let table: [Substring] = """
    0101 0202 1010 2020 0101 0202 1010 2020
    0101 0202 1010 2020 0110 0210 0120 0220
    0011 0012 0021 0022 1100 1200 2100 2200
    1001 1002 2001 2002 1110 1210 2110 1120
    2120 2210 1220 2220 1011 1012 2011 1021
    2021 2012 1022 2022 0111 0112 0211 0212
    0121 0122 0221 0222 1101 1102 1201 1202
    2101 2102 2201 2202 1111 1112 1211 1212
    2111 1121 2121 2112 2211 1122 1221 2212
    1222 2122 2221 2222 0101 0202 1010 2020
    0303 3030 0310 0130 0330 0013 0031 0033
    1300 3100 3300 1003 3001 3003 1310 3130
    3330 1013 3031 3033 0313 0131 0333 1303
    3101 3303 1313 3131 3333 0110 0011 1001
    1100 0000 0000 0000 0001 1000 0100 0010
    0002 2000 0200 0020 0201 1020 0102 2010
    """.split { $0 == " " || $0 == "\n" }
}
