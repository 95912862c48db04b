/// The public half of an Ed25519 key pair.
public struct VerifyingKey: Hashable, Sendable {
  /// Bytes in a key.
  public static let length = 32
  /// The bytes, as RFC 8032 encodes them.
  public let bytes: [UInt8]

  /// Takes 32 bytes; nil for another number of them, and for the few points of small order, under
  /// which anyone can make a valid signature.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.length, !Self.isOfSmallOrder(bytes) else { return nil }
    self.bytes = bytes
  }

  /// Libraries differ in whether they refuse these points, so it is done here. The list is
  /// libsodium's `ge25519_has_small_order`; the sign bit makes no difference.
  private static func isOfSmallOrder(_ bytes: [UInt8]) -> Bool {
    var point = bytes
    point[31] &= 0x7f
    let tail: [UInt8] = Array(repeating: 0xff, count: 30) + [0x7f]
    let ends: [[UInt8]] = [[0xec] + tail, [0xed] + tail, [0xee] + tail]
    let small: [[UInt8]] = [0, 1].map { [$0] + Array(repeating: 0, count: 31) }
    return (small + ends + ordersOfEight).contains(point)
  }

  private static let ordersOfEight: [[UInt8]] = [
    [
      0x26, 0xe8, 0x95, 0x8f, 0xc2, 0xb2, 0x27, 0xb0, 0x45, 0xc3, 0xf4, 0x89, 0xf2, 0xef, 0x98,
      0xf0, 0xd5, 0xdf, 0xac, 0x05, 0xd3, 0xc6, 0x33, 0x39, 0xb1, 0x38, 0x02, 0x88, 0x6d, 0x53,
      0xfc, 0x05,
    ],
    [
      0xc7, 0x17, 0x6a, 0x70, 0x3d, 0x4d, 0xd8, 0x4f, 0xba, 0x3c, 0x0b, 0x76, 0x0d, 0x10, 0x67,
      0x0f, 0x2a, 0x20, 0x53, 0xfa, 0x2c, 0x39, 0xcc, 0xc6, 0x4e, 0xc7, 0xfd, 0x77, 0x92, 0xac,
      0x03, 0x7a,
    ],
  ]
}
