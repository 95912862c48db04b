import GameShellKit

/// A colour as a terminal is told it.
struct PenColor: Hashable {
  /// 0: the terminal's own; else a kind in the upper byte and its value below.
  let rawValue: UInt32

  /// The terminal's own colour.
  static let standard = PenColor(rawValue: 0)

  /// A place in the palette.
  static func indexed(_ index: UInt8) -> PenColor { PenColor(rawValue: 1 << 24 | UInt32(index)) }

  /// Any colour.
  static func rgb(_ color: RGB) -> PenColor {
    PenColor(rawValue: 2 << 24 | color.argb & 0xff_ffff)
  }

  /// The parameters of `SGR` that choose it; `base` is 30 for the type and 40 behind it.
  func codes(base: Int) -> String {
    let value = Int(rawValue & 0xff_ffff)
    switch rawValue >> 24 {
    case 1 where value < 8: return "\(base + value)"
    case 1 where value < 16: return "\(base + 60 + value - 8)"
    case 1: return "\(base + 8);5;\(value)"
    case 2: return "\(base + 8);2;\(value >> 16);\(value >> 8 & 255);\(value & 255)"
    default: return "\(base + 9)"
    }
  }
}

/// How a terminal draws what is written next.
struct Pen: Hashable {
  var foreground: PenColor = .standard
  var background: PenColor = .standard
  /// Bold, dim, italic, underline and reverse; nothing else.
  var flags: NodeFlags = []

  /// As the terminal starts out.
  static let plain = Pen()

  static let drawable: NodeFlags = [.bold, .dim, .italic, .underline, .reverse]

  /// The same as far as it can be seen on a blank.
  var ofBlank: Pen {
    flags.isDisjoint(with: [.underline, .reverse]) ? Pen(background: background) : self
  }

  /// Whether a blank drawn with it cannot be told from an erased cell.
  var leavesBlank: Bool {
    background == .standard && flags.isDisjoint(with: [.underline, .reverse])
  }
}
