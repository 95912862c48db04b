/// A WAV file's `fmt ` part: how its samples are written.
struct WAVFormat {
  enum Coding {
    case integer, float
  }

  let coding: Coding
  let channels: Int
  let rate: Int
  let bits: Int

  /// Bytes of one frame.
  var frameSize: Int { bits / 8 * channels }

  init(_ bytes: [UInt8]) throws(WAVError) {
    guard bytes.count >= 16 else { throw WAVError(.truncated) }
    var number = Int(UInt16(littleEndian: bytes, at: 0))
    channels = Int(UInt16(littleEndian: bytes, at: 2))
    rate = Int(UInt32(littleEndian: bytes, at: 4))
    bits = Int(UInt16(littleEndian: bytes, at: 14))
    // The extensible format keeps the number at the head of a GUID.
    if number == 0xFFFE, bytes.count >= 26 { number = Int(UInt16(littleEndian: bytes, at: 24)) }
    switch number {
    case 1: coding = .integer
    case 3: coding = .float
    default: throw WAVError(.coding(number))
    }
    let sizes = coding == .integer ? [8, 16, 24, 32] : [32, 64]
    guard sizes.contains(bits) else { throw WAVError(.sampleSize(bits)) }
    guard (1...2).contains(channels) else { throw WAVError(.channels(channels)) }
    guard (1000...384_000).contains(rate) else { throw WAVError(.rate(rate)) }
  }

  /// Reads samples; `bytes` holds whole ones.
  func decode(_ bytes: ArraySlice<UInt8>) -> [Float] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: bits / 8).map { start in
      sample(bytes[start..<(start + bits / 8)])
    }
  }

  private func sample(_ bytes: ArraySlice<UInt8>) -> Float {
    switch (coding, bits) {
    // The only unsigned size.
    case (.integer, 8): return (Float(UInt8(littleEndian: bytes)) - 128) / 128
    case (.integer, 16): return Float(Int16(littleEndian: bytes)) / 32_768
    case (.integer, 24):
      let low = UInt16(littleEndian: bytes)
      let high = Int8(littleEndian: bytes, at: 2)
      return Float(Int32(high) << 16 | Int32(low)) / 8_388_608
    case (.integer, _): return Float(Double(Int32(littleEndian: bytes)) / 2_147_483_648)
    case (.float, 32): return tame(Float(bitPattern: UInt32(littleEndian: bytes)))
    case (.float, _):
      return tame(Float(Double(bitPattern: UInt64(littleEndian: bytes))))
    }
  }

  /// Floating-point samples can hold anything; what is no loudness becomes silence.
  private func tame(_ value: Float) -> Float {
    value.isFinite ? max(-1, min(1, value)) : 0
  }
}
