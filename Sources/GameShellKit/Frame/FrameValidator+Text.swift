/// Where characters of a frame's text section begin.
struct TextBoundaries {
  /// The text section; a byte is a boundary unless it continues a character.
  let bytes: [UInt8]
  let start: Int

  func check(_ range: TextRange, node: Int, field: String) throws(FrameFault) {
    let end = Int(range.offset) + Int(range.length)
    guard end <= bytes.count - start else { throw .textOutOfBounds(node: node, field: field) }
    guard isBoundary(Int(range.offset)), isBoundary(end) else {
      throw .splitCharacter(node: node, field: field)
    }
  }

  /// Whether no character spans the place before this byte of the section.
  func isBoundary(_ offset: Int) -> Bool {
    start + offset >= bytes.count || bytes[start + offset] & 0xc0 != 0x80
  }

  /// Whether a cell's range is in bounds and whole.
  func isWhole(_ range: TextRange) -> Bool {
    let end = Int(range.offset) + Int(range.length)
    return end <= bytes.count - start && isBoundary(Int(range.offset)) && isBoundary(end)
  }
}

extension FrameValidator {
  /// Checks the whole section once: UTF-8, and no control characters but the line feed, so that
  /// no text of a game can speak to a terminal.
  static func checkText(_ bytes: [UInt8], from start: Int) throws(FrameFault) -> TextBoundaries {
    var i = start
    let end = bytes.count
    while i < end {
      let byte = bytes[i]
      if byte < 0x80 {
        if byte < 0x20 && byte != 0x0a || byte == 0x7f {
          throw .controlCharacter(offset: i - start, byte: Int(byte))
        }
        i += 1
        continue
      }
      let (length, low, high): (Int, UInt8, UInt8)
      switch byte {
      case 0xc2...0xdf: (length, low, high) = (2, 0x80, 0xbf)
      case 0xe0: (length, low, high) = (3, 0xa0, 0xbf)
      case 0xed: (length, low, high) = (3, 0x80, 0x9f)
      case 0xe1...0xef: (length, low, high) = (3, 0x80, 0xbf)
      case 0xf0: (length, low, high) = (4, 0x90, 0xbf)
      case 0xf1...0xf3: (length, low, high) = (4, 0x80, 0xbf)
      case 0xf4: (length, low, high) = (4, 0x80, 0x8f)
      default: throw .notUTF8(offset: i - start)
      }
      guard i + length <= end, bytes[i + 1] >= low, bytes[i + 1] <= high else {
        throw .notUTF8(offset: i - start)
      }
      for k in 2..<max(2, length) where bytes[i + k] & 0xc0 != 0x80 {
        throw .notUTF8(offset: i - start)
      }
      // C1 control characters are U+0080 … U+009F; some terminals obey them.
      if byte == 0xc2 && bytes[i + 1] < 0xa0 {
        throw .controlCharacter(offset: i - start, byte: Int(bytes[i + 1]))
      }
      i += length
    }
    return TextBoundaries(bytes: bytes, start: start)
  }
}
