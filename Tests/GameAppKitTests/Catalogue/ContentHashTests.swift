import Platform
import TestSupport
import Testing

@testable import GameAppKit

@Suite("The hash of a file's content")
struct ContentHashTests {
  /// By the reference implementation, version 0.8.1, over the bytes 0, 1, 2 … modulo 256.
  @Test(
    "agrees with the reference implementation of XXH64 for every kind of rest",
    arguments: [
      (0, 0xef46_db37_51d8_e999), (1, 0xe934_a84a_db05_2768), (3, 0xe5c7_bb45_33bc_65dd),
      (4, 0xffce_d860_4453_cc1e), (7, 0x14cc_643f_630c_72d2), (8, 0x884a_1736_14b8_1b8d),
      (12, 0x424a_f23f_1f08_dca5), (31, 0xc346_d2b5_9b4d_8ee1), (32, 0xcbf5_9c51_16ff_32b4),
      (33, 0x0c53_5d1a_cafb_8ead), (39, 0x00a3_96ef_1679_a859), (44, 0xa733_d156_db2b_b292),
      (63, 0xe26a_a9e2_a95f_8e4f), (64, 0xf7c6_7301_db67_13f0), (100, 0x6ac1_e580_3216_6597),
      (1000, 0x6ef4_36b0_0eba_4078),
    ] as [(Int, UInt64)])
  func reference(_ length: Int, _ expected: UInt64) {
    #expect(ContentHash.of((0..<length).map { UInt8(truncatingIfNeeded: $0) }) == expected)
  }

  @Test(
    "a file's hash is that of its bytes, whatever its length",
    arguments: [0, 5, 1 << 20, 3_000_001])
  func file(_ length: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try FileSystem.writeAtomically(bytes, to: folder.file("a"))
    let file = try FileDescriptor.open(folder.file("a"))
    #expect(try ContentHash.of(file) == ContentHash.of(bytes))
    #expect(try ContentHash.of(file) == ContentHash.of(bytes), "it can be read again")
  }
}
