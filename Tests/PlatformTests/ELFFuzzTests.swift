import Platform
import TestSupport
import Testing

@Suite("Hostile libraries")
struct ELFFuzzTests {
  /// A small generator of the test's own, so that a failure can be repeated from its seed.
  private struct Noise {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  private static let boundaries: [UInt64] = [
    0, 1, 2, 7, 24, 56, 63, 64, 0x7f, 0x80, 0xff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff,
    1 << 32, 1 << 62, 0x7fff_ffff_ffff_ffff, 0x8000_0000_0000_0000, .max,
  ]

  @Test("a hundred thousand damaged libraries are read or refused, never a trap")
  func mutations() throws {
    let fixtures = try FixtureBuilder()
    let path = try fixtures.library(
      "loading/library.c", named: "game.so", flags: ["-nostdlib", "-s", "-Wl,-z,noseparate-code"])
    let original = try FileSystem.read(path, limit: 1 << 20)
    // The tables lie at the front; that is where damage matters.
    let front = min(original.count, 2048)
    var noise = Noise(state: 2)
    var read = 0
    var refused: Set<String> = []
    for _ in 0..<100_000 {
      var bytes = original
      for _ in 0...noise.below(3) {
        switch noise.below(4) {
        case 0: bytes[noise.below(front)] ^= 1 << UInt8(noise.below(8))
        case 1: bytes[noise.below(front)] = UInt8(noise.below(256))
        case 2:
          let at = noise.below(front / 8 - 1) * 8
          let value = Self.boundaries[noise.below(Self.boundaries.count)]
          for i in 0..<8 { bytes[at + i] = UInt8(truncatingIfNeeded: value >> UInt64(8 * i)) }
        default:
          if noise.below(20) == 0 { bytes.removeLast(noise.below(bytes.count)) }
        }
        if bytes.count < front { break }
      }
      do throws(ELFFault) {
        _ = try ELFFile(bytes: bytes)
        read += 1
      } catch {
        refused.insert("\(error)")
      }
    }
    #expect(read > 1000)
    #expect(refused.count >= 15, "\(refused)")
  }

  /// A number of the file.
  private func word(_ bytes: [UInt8], at offset: Int, width: Int = 8) -> Int {
    (0..<width).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }

  /// The value of an entry of the dynamic table.
  private func entry(_ tag: Int, of bytes: [UInt8]) throws -> Int {
    let table = word(bytes, at: 32)
    let headers = (0..<word(bytes, at: 56, width: 2)).map { table + $0 * 56 }
    let dynamic = try #require(headers.first { word(bytes, at: $0, width: 4) == 2 })
    var at = word(bytes, at: dynamic + 8)
    while word(bytes, at: at) != tag { at += 16 }
    return word(bytes, at: at + 8)
  }

  @Test("a hash table without an end is refused when the file has no more bytes")
  func endlessHash() throws {
    let fixtures = try FixtureBuilder()
    let path = try fixtures.library(
      "loading/library.c", named: "game.so", flags: ["-Wl,--hash-style=gnu"])
    var bytes = try FileSystem.read(path, limit: 1 << 20)
    let hash = try entry(0x6fff_fef5, of: bytes)
    let chains =
      hash + 16 + word(bytes, at: hash + 8, width: 4) * 8 + word(bytes, at: hash, width: 4) * 4
    // The first segment's addresses are its offsets; every word to its end becomes even.
    for at in stride(from: chains, to: 0x1000, by: 4) where at + 4 <= bytes.count {
      bytes[at] &= 0xfe
    }
    #expect(throws: ELFFault.truncated("its hash table")) { try ELFFile(bytes: bytes) }
  }

  @Test("a table of names without an end is refused")
  func endlessNames() throws {
    let fixtures = try FixtureBuilder()
    let path = try fixtures.library("loading/library.c", named: "game.so")
    var bytes = try FileSystem.read(path, limit: 1 << 20)
    let names = try entry(5, of: bytes)
    for at in names..<names + (try entry(10, of: bytes)) where bytes[at] == 0 { bytes[at] = 65 }
    #expect(throws: ELFFault.malformed("a name has no end")) { try ELFFile(bytes: bytes) }
  }
}
