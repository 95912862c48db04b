import Testing

@testable import SignatureLibrary

@Suite("Signatures by each library")
struct SignatureTests {
  @Test(
    "RFC 8032's keys and signatures come out, and verify",
    arguments: SignatureSchemeContract.libraries, Ed25519Vector.all)
  func vectors(library: CryptoLibrary, vector: Ed25519Vector) throws {
    let scheme = try library.open()
    let key = try scheme.signingKey(seed: hex(vector.seed))
    #expect(key.publicKey.bytes == hex(vector.publicKey))
    let signature = try scheme.sign(hex(vector.message), with: key)
    #expect(signature.bytes == hex(vector.signature))
    #expect(scheme.isValid(signature, of: hex(vector.message), by: key.publicKey))
  }

  @Test(
    "one changed bit anywhere, in signature, message or key, makes a signature invalid",
    arguments: SignatureSchemeContract.libraries)
  func changedBits(library: CryptoLibrary) throws {
    let scheme = try library.open()
    let key = try scheme.signingKey(seed: Array(0..<32))
    let message = Array("the message".utf8)
    let signature = try scheme.sign(message, with: key)
    var refused = 0
    for bit in 0..<512 {
      let changed = try #require(Ed25519Signature(flipped(signature.bytes, bit)))
      if !scheme.isValid(changed, of: message, by: key.publicKey) { refused += 1 }
    }
    for bit in 0..<message.count * 8
    where !scheme.isValid(signature, of: flipped(message, bit), by: key.publicKey) {
      refused += 1
    }
    for bit in 0..<256 {
      let other = VerifyingKey(flipped(key.publicKey.bytes, bit))
      if other.map({ !scheme.isValid(signature, of: message, by: $0) }) ?? true { refused += 1 }
    }
    #expect(refused == 512 + message.count * 8 + 256)
    #expect(scheme.isValid(signature, of: message, by: key.publicKey))
  }

  @Test(
    "the second form of a signature, with the group's order added to S, is refused",
    arguments: SignatureSchemeContract.libraries)
  func malleability(library: CryptoLibrary) throws {
    let scheme = try library.open()
    let key = try scheme.signingKey(seed: Array(0..<32))
    let signature = try scheme.sign([1, 2, 3], with: key)
    let order = hex("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010")
    var bytes = signature.bytes
    var carry = 0
    for index in 0..<32 {
      let sum = Int(bytes[32 + index]) + Int(order[index]) + carry
      bytes[32 + index] = UInt8(sum & 0xff)
      carry = sum >> 8
    }
    let second = try #require(Ed25519Signature(bytes))
    #expect(!scheme.isValid(second, of: [1, 2, 3], by: key.publicKey))
  }

  @Test("keys and signatures of a wrong size are none, nor are points of small order")
  func sizes() throws {
    #expect(VerifyingKey([1, 2, 3]) == nil)
    #expect(Ed25519Signature(Array(repeating: 0, count: 63)) == nil)
    for first: UInt8 in [0, 1] {
      #expect(VerifyingKey([first] + Array(repeating: 0, count: 31)) == nil)
      #expect(VerifyingKey([first] + Array(repeating: 0, count: 30) + [0x80]) == nil)
    }
    for first: UInt8 in [0xec, 0xed, 0xee] {
      #expect(VerifyingKey([first] + Array(repeating: 0xff, count: 30) + [0x7f]) == nil)
    }
  }

  @Test(
    "a seed of a wrong size is refused with its size",
    arguments: SignatureSchemeContract.libraries)
  func seedSize(library: CryptoLibrary) throws {
    let scheme = try library.open()
    let error = #expect(throws: SignatureError.self) { try scheme.signingKey(seed: [1]) }
    #expect(error?.description == "a seed has 32 bytes, not 1")
  }

  @Test(
    "random bytes have the length asked for and do not repeat",
    arguments: SignatureSchemeContract.libraries)
  func random(library: CryptoLibrary) throws {
    let scheme = try library.open()
    let (a, b) = (try scheme.randomBytes(32), try scheme.randomBytes(32))
    #expect(a.count == 32 && b.count == 32 && a != b)
    #expect(try scheme.randomBytes(0) == [])
    #expect(try scheme.makeSigningKey() != scheme.makeSigningKey())
  }

  @Test("a printed secret key does not show its seed")
  func secrecy() throws {
    let public32 = try #require(VerifyingKey(Array(repeating: 9, count: 32)))
    let key = SigningKey(seed: Array(repeating: 77, count: 32), publicKey: public32)
    var dumped = ""
    dump(key, to: &dumped)
    #expect(!"\(key) \(String(reflecting: key)) \(dumped)".contains("77"))
  }

  private func flipped(_ bytes: [UInt8], _ bit: Int) -> [UInt8] {
    var bytes = bytes
    bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    return bytes
  }
}
