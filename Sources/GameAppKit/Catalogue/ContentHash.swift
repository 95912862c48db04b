import Platform

/// A number that stands for the content of a file: XXH64 with seed 0, by the specification at
/// <https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md>.
///
/// It decides whether a file has to be looked at again, and nothing that a forger could gain from:
/// a game is always loaded from the file itself.
struct ContentHash {
  private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0x9e37_79b1_85eb_ca87, 0xc2b2_ae3d_27d4_eb4f, 0x1656_67b1_9e37_79f9, 0x85eb_ca77_c2b2_ae63,
    0x27d4_eb2f_1656_67c5
  )
  private static let chunk = 1 << 20

  private var lanes: (UInt64, UInt64, UInt64, UInt64) = (
    primes.0 &+ primes.1, primes.1, 0, 0 &- primes.0
  )
  private var length: UInt64 = 0

  /// Reads a file to its end; its position stays.
  static func of(_ file: FileDescriptor) throws(SystemError) -> UInt64 {
    var hash = ContentHash()
    var offset: Int64 = 0
    while true {
      let bytes = try file.read(chunk, at: offset)
      offset += Int64(bytes.count)
      if bytes.count < chunk { return hash.finished(with: bytes) }
      bytes.withUnsafeBytes { hash.take($0) }
    }
  }

  /// The hash of some bytes.
  static func of(_ bytes: [UInt8]) -> UInt64 {
    var hash = ContentHash()
    return hash.finished(with: bytes)
  }

  /// Takes bytes whose number is a multiple of 32.
  private mutating func take(_ bytes: UnsafeRawBufferPointer) {
    var (a, b, c, d) = lanes
    for start in stride(from: 0, to: bytes.count, by: 32) {
      a = Self.round(a, Self.word(bytes, start))
      b = Self.round(b, Self.word(bytes, start + 8))
      c = Self.round(c, Self.word(bytes, start + 16))
      d = Self.round(d, Self.word(bytes, start + 24))
    }
    lanes = (a, b, c, d)
    length += UInt64(bytes.count)
  }

  private mutating func finished(with bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~31
      take(UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
      var hash = length >= 32 ? merged() : Self.primes.4
      hash &+= length + UInt64(bytes.count - whole)
      return Self.avalanche(Self.tail(bytes[whole...], hash))
    }
  }

  private func merged() -> UInt64 {
    var hash =
      Self.rotated(lanes.0, 1) &+ Self.rotated(lanes.1, 7) &+ Self.rotated(lanes.2, 12)
      &+ Self.rotated(lanes.3, 18)
    for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
      hash = (hash ^ Self.round(0, lane)) &* Self.primes.0 &+ Self.primes.3
    }
    return hash
  }

  /// The last bytes, fewer than 32: eight by eight, then four, then one by one.
  private static func tail(_ bytes: Slice<UnsafeRawBufferPointer>, _ start: UInt64) -> UInt64 {
    var hash = start
    var rest = bytes
    while rest.count >= 8 {
      hash ^= round(0, word(rest.base, rest.startIndex))
      hash = rotated(hash, 27) &* primes.0 &+ primes.3
      rest = rest.dropFirst(8)
    }
    if rest.count >= 4 {
      let half = UInt32(
        littleEndian: rest.base.loadUnaligned(fromByteOffset: rest.startIndex, as: UInt32.self))
      hash ^= UInt64(half) &* primes.0
      hash = rotated(hash, 23) &* primes.1 &+ primes.2
      rest = rest.dropFirst(4)
    }
    for byte in rest {
      hash ^= UInt64(byte) &* primes.4
      hash = rotated(hash, 11) &* primes.0
    }
    return hash
  }

  private static func avalanche(_ start: UInt64) -> UInt64 {
    var hash = start
    hash = (hash ^ hash >> 33) &* primes.1
    hash = (hash ^ hash >> 29) &* primes.2
    return hash ^ hash >> 32
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* primes.1, 31) &* primes.0
  }

  private static func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 {
    word << bits | word >> (64 - bits)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
