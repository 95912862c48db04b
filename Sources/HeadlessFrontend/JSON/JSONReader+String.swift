extension JSONReader {
  /// Reads a string whose opening quote is next.
  mutating func readString() throws(JSONFault) -> String {
    position += 1
    var text: [UInt8] = []
    while true {
      guard let byte = peek else { throw fault("the string has no closing quote") }
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += try readEscape()
      case 0..<0x20:
        throw fault(
          "a control character must be written as \\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
        )
      default:
        text.append(byte)
        position += 1
      }
    }
  }

  private mutating func readEscape() throws(JSONFault) -> [UInt8] {
    position += 1
    guard let byte = peek else { throw fault("the string has no closing quote") }
    let short: UInt8
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): short = byte
    case UInt8(ascii: "b"): short = 0x08
    case UInt8(ascii: "f"): short = 0x0c
    case UInt8(ascii: "n"): short = 0x0a
    case UInt8(ascii: "r"): short = 0x0d
    case UInt8(ascii: "t"): short = 0x09
    case UInt8(ascii: "u"): return try readUnicodeEscape()
    default: throw fault("there is no such escape")
    }
    position += 1
    return [short]
  }

  /// Reads `uXXXX`, and the second half of a surrogate pair after it.
  private mutating func readUnicodeEscape() throws(JSONFault) -> [UInt8] {
    let start = position
    var code = try readCodeUnit()
    if (0xd800..<0xdc00).contains(code) {
      guard take("\\"), peek == UInt8(ascii: "u") else {
        position = start
        throw fault("half a surrogate pair")
      }
      let low = try readCodeUnit()
      guard (0xdc00..<0xe000).contains(low) else {
        position = start
        throw fault("half a surrogate pair")
      }
      code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      position = start
      throw fault("half a surrogate pair")
    }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func readCodeUnit() throws(JSONFault) -> UInt32 {
    position += 1
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("\\u needs four hexadecimal digits")
      }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }
}
