import Testing

@testable import SignatureLibrary

@Suite("Digests and derived keys by each library")
struct DigestTests {
  /// RFC 7693, appendix A, and the digests of nothing and of 256 bits that BLAKE2's authors give.
  static let vectors: [(message: String, length: Int, digest: String)] = [
    (
      "abc", 64,
      """
      ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1
      7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923
      """
    ),
    (
      "", 64,
      """
      786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419
      d25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce
      """
    ),
    ("abc", 32, "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
  ]

  @Test("RFC 7693's digests come out", arguments: SignatureSchemeContract.libraries)
  func blake2b(library: CryptoLibrary) throws {
    let scheme = try library.open()
    for (message, length, digest) in Self.vectors {
      #expect(try scheme.blake2b(Array(message.utf8), length: length) == hex(digest))
    }
    #expect(throws: SignatureError.self) { try scheme.makeHash(length: 65) }
    #expect(throws: SignatureError.self) { try scheme.makeHash(length: 0) }
  }

  @Test(
    "a digest does not depend on the parts in which the bytes come",
    arguments: SignatureSchemeContract.libraries, [64, 32])
  func parts(library: CryptoLibrary, length: Int) throws {
    let scheme = try library.open()
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let whole = try scheme.blake2b(bytes, length: length)
    for size in [1, 127, 128, 129, 256, 999] {
      let hash = try scheme.makeHash(length: length)
      for start in stride(from: 0, to: bytes.count, by: size) {
        try hash.update(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(try hash.finish() == whole, "in parts of \(size)")
    }
  }

  @Test("the portable digest is the library's, for every length of digest and message")
  func portable() throws {
    for library in SignatureSchemeContract.libraries {
      let scheme = try library.open()
      for length in library == .libsodium ? Array(1...64) : [64] {
        for count in [0, 1, 63, 64, 127, 128, 129, 255, 256, 257, 300] {
          let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 31 + length) }
          let portable = PortableBlake2b(length: length)
          portable.update(bytes)
          #expect(try portable.finish() == scheme.blake2b(bytes, length: length))
        }
      }
    }
  }

  @Test("RFC 7914's keys come out", arguments: SignatureSchemeContract.libraries)
  func scrypt(library: CryptoLibrary) throws {
    let scheme = try library.open()
    let first = try scheme.deriveKey(
      from: [], salt: [], cost: ScryptCost(logN: 4, blockSize: 1, parallelization: 1), length: 64)
    #expect(
      first
        == hex(
          """
          77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442
          fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906
          """))
    let second = try scheme.deriveKey(
      from: Array("password".utf8), salt: Array("NaCl".utf8),
      cost: ScryptCost(logN: 10, blockSize: 8, parallelization: 16), length: 64)
    #expect(
      second
        == hex(
          """
          fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162
          2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640
          """))
  }

  @Test("scrypt's cost follows from libsodium's two limits, and absurd costs are told apart")
  func cost() {
    let sensitive = ScryptCost(operations: 33_554_432, memory: 1 << 30)
    #expect(sensitive == ScryptCost(logN: 20, blockSize: 8, parallelization: 1))
    #expect(sensitive.memory == 1 << 30)
    #expect(sensitive.isReasonable)
    let interactive = ScryptCost(operations: 524_288, memory: 16 << 20)
    #expect(interactive == ScryptCost(logN: 14, blockSize: 8, parallelization: 1))
    #expect(!ScryptCost(operations: 1 << 40, memory: 1 << 40).isReasonable)
    #expect(!ScryptCost(operations: .max, memory: 0).isReasonable)
    #expect(!ScryptCost(operations: .max, memory: .max).isReasonable)
    #expect(ScryptCost(logN: 64, blockSize: 8, parallelization: 1).memory == nil)
  }
}
