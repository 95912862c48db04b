/// BLAKE2b without a key (RFC 7693), for the digest lengths that libcrypto does not have.
///
/// Only the checksum within a secret key file needs one; files are hashed by the library.
final class PortableBlake2b: StreamingHash {
  private let length: Int
  private var state: [UInt64]
  /// Bytes that wait for a whole block; never empty after a block was compressed, since the last
  /// block is marked.
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  init(length: Int) {
    self.length = length
    state = Self.initial
    state[0] ^= 0x0101_0000 ^ UInt64(length)
  }

  func update(_ bytes: [UInt8]) {
    pending += bytes
    var done = 0
    while pending.count - done > 128 {
      count += 128
      compress(pending[done..<done + 128], isLast: false)
      done += 128
    }
    pending.removeFirst(done)
  }

  func finish() -> [UInt8] {
    count += UInt64(pending.count)
    compress((pending + Array(repeating: 0, count: 128 - pending.count))[...], isLast: true)
    return (0..<length).map { UInt8(truncatingIfNeeded: state[$0 / 8] >> UInt64($0 % 8 * 8)) }
  }

  private func compress(_ block: ArraySlice<UInt8>, isLast: Bool) {
    var words = [UInt64](repeating: 0, count: 16)
    for (index, byte) in block.enumerated() {
      words[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8)
    }
    var v = state + Self.initial
    v[12] ^= count
    if isLast { v[14] = ~v[14] }
    func mix(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ x: UInt64, _ y: UInt64) {
      v[a] = v[a] &+ v[b] &+ x
      v[d] = (v[d] ^ v[a]).rotated(by: 32)
      v[c] = v[c] &+ v[d]
      v[b] = (v[b] ^ v[c]).rotated(by: 24)
      v[a] = v[a] &+ v[b] &+ y
      v[d] = (v[d] ^ v[a]).rotated(by: 16)
      v[c] = v[c] &+ v[d]
      v[b] = (v[b] ^ v[c]).rotated(by: 63)
    }
    for round in 0..<12 {
      let order = Self.orders[round % 10].map { words[$0] }
      for column in 0..<4 {
        mix(
          column, column + 4, column + 8, column + 12, order[column * 2], order[column * 2 + 1])
      }
      for diagonal in 0..<4 {
        mix(
          diagonal, (diagonal + 1) % 4 + 4, (diagonal + 2) % 4 + 8, (diagonal + 3) % 4 + 12,
          order[8 + diagonal * 2], order[9 + diagonal * 2])
      }
    }
    for index in 0..<8 { state[index] ^= v[index] ^ v[index + 8] }
  }

  private static let initial: [UInt64] = [
    0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
  ]

  private static let orders: [[Int]] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
  ]
}

extension UInt64 {
  /// The bits turned to the right.
  fileprivate func rotated(by count: UInt64) -> UInt64 { self >> count | self << (64 - count) }
}
