/// A colour in the sRGB space, eight bits a channel.
public struct RGB: Hashable, Sendable {
  /// Red, 0 … 255.
  public var red: UInt8
  /// Green, 0 … 255.
  public var green: UInt8
  /// Blue, 0 … 255.
  public var blue: UInt8

  /// Makes a colour from its channels.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a colour from `0xRRGGBB`; higher bits are ignored.
  public init(hex: UInt32) {
    self.init(UInt8(hex >> 16 & 0xff), UInt8(hex >> 8 & 0xff), UInt8(hex & 0xff))
  }

  /// Reads `#rrggbb`; nil for anything else.
  public init?(_ text: String) {
    // A sign would be read as part of the number.
    guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"), !text.contains("+"),
      let hex = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(hex: hex)
  }

  /// The colour as the frame's opaque `0xAARRGGBB`.
  public var argb: UInt32 {
    0xff00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// `#rrggbb`.
  public var hexText: String {
    let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
