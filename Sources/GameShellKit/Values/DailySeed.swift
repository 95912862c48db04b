/// The seed of a game's puzzle of a day: the same for every player, machine and release.
///
/// FNV-1a (64 bits) over the UTF-8 of `subsystem`, a zero byte and the day as `2026-11-30`; then
/// SplitMix64's finaliser, so that neighbouring days have nothing in common. A game with several
/// daily puzzles tells them apart by `variant`, which with another zero byte follows the day.
public func dailySeed(subsystem: String, day: Day, variant: String = "") -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  func mix(_ text: String) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
  mix(subsystem)
  mix("\0")
  mix("\(day)")
  if !variant.isEmpty {
    mix("\0")
    mix(variant)
  }
  hash = (hash ^ hash >> 30) &* 0xbf58_476d_1ce4_e5b9
  hash = (hash ^ hash >> 27) &* 0x94d0_49bb_1331_11eb
  return hash ^ hash >> 31
}
