/// WAV files as tests need them, whole or broken.
struct WAVBytes {
  var coding: UInt16 = 1
  var channels: UInt16 = 1
  var rate: UInt32 = 48_000
  var bits: UInt16 = 16
  var data: [UInt8]
  /// Declared in place of the data's own size.
  var declaredSize: UInt32?
  /// Parts before the data, whole.
  var extra: [UInt8] = []
  var isExtensible = false

  var bytes: [UInt8] {
    let frame = channels * (bits / 8)
    var format = le(isExtensible ? 0xFFFE : coding) + le(channels) + le(rate)
    format += le(rate * UInt32(frame)) + le(frame) + le(bits)
    if isExtensible {
      format += le(UInt16(22)) + le(bits) + le(UInt32(0)) + le(coding)
      format += [0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71]
    }
    var body = Array("WAVE".utf8) + part("fmt ", format) + extra
    body += Array("data".utf8) + le(declaredSize ?? UInt32(data.count)) + data
    return Array("RIFF".utf8) + le(UInt32(body.count)) + body
  }

  func part(_ tag: String, _ content: [UInt8]) -> [UInt8] {
    let padding: [UInt8] = content.count % 2 == 0 ? [] : [0]
    return Array(tag.utf8) + le(UInt32(content.count)) + content + padding
  }
}

/// A number's bytes, the least significant first.
func le(_ value: some FixedWidthInteger) -> [UInt8] {
  (0..<(value.bitWidth / 8)).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}
