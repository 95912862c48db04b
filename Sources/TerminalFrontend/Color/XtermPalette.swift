import GameShellKit

/// xterm's 256 colours: sixteen basic ones, a cube of 6×6×6, and 24 greys.
enum XtermPalette {
  /// What xterm shows for the sixteen; a user's colour scheme may differ.
  static let basic: [RGB] = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
    RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
    RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
    RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
  ]

  /// The cube and the greys, which look the same everywhere: index 16 … 255.
  static let fixed: [RGB] = {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    var colors: [RGB] = []
    for red in levels {
      for green in levels {
        for blue in levels { colors.append(RGB(red, green, blue)) }
      }
    }
    for step in 0..<24 {
      let grey = UInt8(8 + 10 * step)
      colors.append(RGB(grey, grey, grey))
    }
    return colors
  }()

  /// The indices that a depth can show, with what they look like.
  static func choices(_ depth: ColorDepth) -> [(index: UInt8, color: RGB)] {
    switch depth {
    case .none, .truecolor: []
    case .sixteen: basic.enumerated().map { (UInt8($0.offset), $0.element) }
    case .indexed: fixed.enumerated().map { (UInt8($0.offset + 16), $0.element) }
    }
  }

  /// How far apart two colours look (Riemersma's weighted distance, squared).
  static func distance(_ one: RGB, _ other: RGB) -> Int {
    let mean = (Int(one.red) + Int(other.red)) / 2
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    return (512 + mean) * red * red / 256 + 4 * green * green + (767 - mean) * blue * blue / 256
  }

  /// Relative luminance, 0 … 1 (WCAG 2.1).
  static func luminance(_ color: RGB) -> Double {
    // The exponent 2.4 without a maths library: x^2.4 = x² · x^0.4, the latter by Newton's method.
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      guard value > 0.04045 else { return value / 12.92 }
      let base = (value + 0.055) / 1.055
      let square = base * base
      var root = base
      for _ in 0..<24 {
        let power = root * root * root * root
        root = (4 * root + square / power) / 5
      }
      return square * root
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The ratio of two luminances, 1 … 21 (WCAG 2.1).
  static func contrast(_ one: RGB, _ other: RGB) -> Double {
    let lights = [luminance(one), luminance(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }
}
