/// The text section of a block that may be a frame.
struct TextSection {
  let bytes: UnsafePointer<UInt8>
  let count: Int

  /// How a range lies in the section.
  enum Fit {
    case whole, outside, split
  }

  /// Whether a range is inside and neither begins nor ends within a character.
  func check(_ offset: Int, _ length: Int) -> Fit {
    let end = offset + length
    if end > count { return .outside }
    if offset < count, bytes[offset] & 0xc0 == 0x80 { return .split }
    if end < count, bytes[end] & 0xc0 == 0x80 { return .split }
    return .whole
  }

  /// The first fault of the whole section: it must be UTF-8, without control characters but the
  /// line feed, so that no text of a game can speak to a terminal.
  func fault() -> FrameFault? {
    var i = 0
    while i < count {
      let byte = bytes[i]
      if byte < 0x80 {
        if byte < 0x20 && byte != 0x0a || byte == 0x7f {
          return .controlCharacter(offset: i, byte: Int(byte))
        }
        i += 1
        continue
      }
      let length = characterLength(at: i)
      if length == 0 { return .notUTF8(offset: i) }
      // C1 control characters are U+0080 … U+009F; some terminals obey them.
      if byte == 0xc2, bytes[i + 1] < 0xa0 {
        return .controlCharacter(offset: i, byte: Int(bytes[i + 1]))
      }
      i += length
    }
    return nil
  }

  /// The length of the well-formed character that begins at a byte of 0x80 or more, by table 3-7
  /// of the Unicode Standard; 0 when there is none.
  private func characterLength(at i: Int) -> Int {
    let length: Int
    var (low, high): (UInt8, UInt8) = (0x80, 0xbf)
    switch bytes[i] {
    case 0xc2...0xdf: length = 2
    case 0xe0: (length, low) = (3, 0xa0)
    case 0xed: (length, high) = (3, 0x9f)
    case 0xe1...0xef: length = 3
    case 0xf0: (length, low) = (4, 0x90)
    case 0xf1...0xf3: length = 4
    case 0xf4: (length, high) = (4, 0x8f)
    default: return 0
    }
    guard i + length <= count, bytes[i + 1] >= low, bytes[i + 1] <= high else { return 0 }
    var k = 2
    while k < length {
      if bytes[i + k] & 0xc0 != 0x80 { return 0 }
      k += 1
    }
    return length
  }
}
