/// Box-drawing characters by what leaves their middle in each of the four directions.
///
/// Lines that meet are drawn as one character: the arms of both, put together.
struct BoxArms: Hashable {
  /// How thick an arm is.
  enum Weight: UInt8 {
    case none = 0
    case light, heavy, double
  }

  /// Two bits a direction: up, right, down, left.
  var bits: UInt8

  init(bits: UInt8) { self.bits = bits }

  init(
    up: Weight = .none, right: Weight = .none, down: Weight = .none, left: Weight = .none
  ) {
    bits = up.rawValue | right.rawValue << 2 | down.rawValue << 4 | left.rawValue << 6
  }

  /// The arms of a character; nil for one that is not a box-drawing character.
  init?(_ text: String) {
    guard let bits = Self.arms[text] else { return nil }
    self.bits = bits
  }

  /// Both sets of arms; where both have one, the thicker.
  func union(_ other: BoxArms) -> BoxArms {
    var result: UInt8 = 0
    for shift in stride(from: 0, to: 8, by: 2) {
      result |= max(bits >> shift & 3, other.bits >> shift & 3) << shift
    }
    return BoxArms(bits: result)
  }

  /// The character; for a mixture that Unicode lacks, the one with light lines.
  var text: String {
    let exact = Self.characters[Int(bits)]
    if exact != " " || bits == 0 { return exact }
    let light = (bits | bits >> 1) & 0b0101_0101
    return Self.characters[Int(light)]
  }

  /// By the bits; a space where Unicode has no such character (U+2500 … U+257F).
  private static let characters: [String] = Array(
    " ╵╹ ╶└┖╙╺┕┗  ╘ ╚╷│╿ ┌├┞ ┍┝┡ ╒╞  ╻╽┃ ┎┟┠ ┏┢┣        ║╓  ╟    ╔  ╠"
      + "╴┘┚╜─┴┸╨╼┶┺     ┐┤┦ ┬┼╀ ┮┾╄     ┒┧┨ ┰╁╂ ┲╆╊     ╖  ╢╥  ╫        "
      + "╸┙┛ ╾┵┹ ━┷┻     ┑┥┩ ┭┽╃ ┯┿╇     ┓┪┫ ┱╅╉ ┳╈╋                     "
      + " ╛ ╝        ═╧ ╩╕╡          ╤╪                  ╗  ╣        ╦  ╬"
  ).map { String($0) }

  private static let arms: [String: UInt8] = {
    var arms: [String: UInt8] = [:]
    for (bits, text) in characters.enumerated() where text != " " { arms[text] = UInt8(bits) }
    arms["╭"] = arms["┌"]
    arms["╮"] = arms["┐"]
    arms["╰"] = arms["└"]
    arms["╯"] = arms["┘"]
    return arms
  }()
}
