/// Tells damaged bytes from whole ones; not a defence against anyone.
enum Checksum {
  /// The 64-bit FNV-1a hash of Fowler, Noll and Vo.
  static func fnv1a(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
