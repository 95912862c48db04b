public import GameShellKit

/// The contrast of two colours by WCAG 2.2: from 1 for equal ones to 21 for black and white.
public func contrast(_ a: RGB, _ b: RGB) -> Double {
  let (la, lb) = (a.luminance, b.luminance)
  return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

extension RGB {
  /// Relative luminance by WCAG 2.2: 0 for black, 1 for white.
  public var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// The light of each value of a channel, by the sRGB transfer function.
  private static let linear: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    if channel <= 0.04045 { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    // base^2.4, as base² · (base²)^(1/5); there is no pow without a C library.
    return base * base * fifthRoot(base * base)
  }

  /// Newton's iteration, for a number between 0 and 1.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - number) / (5 * fourth)
    }
    return root
  }

  /// This colour, mixed with another; `part` of the other, 0 … 1.
  func mixed(with other: RGB, _ part: Double) -> RGB {
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(max(0, min(255, (Double(a) * (1 - part) + Double(b) * part).rounded())))
    }
    return RGB(
      channel(red, other.red), channel(green, other.green), channel(blue, other.blue))
  }

  /// This colour, made lighter or darker just until it stands out from a ground.
  public func readable(on ground: RGB, contrast wanted: Double = 4.5) -> RGB {
    if contrast(self, ground) >= wanted { return self }
    let (white, black) = (RGB(hex: 0xffffff), RGB(hex: 0))
    let pole = contrast(white, ground) >= contrast(black, ground) ? white : black
    for step in 1..<32 {
      let candidate = mixed(with: pole, Double(step) / 32)
      if contrast(candidate, ground) >= wanted { return candidate }
    }
    return pole
  }

  /// The colour of a frame's `0xAARRGGBB`; nil for 0.
  init?(argb: UInt32) {
    guard argb != 0 else { return nil }
    self.init(hex: argb)
  }
}
