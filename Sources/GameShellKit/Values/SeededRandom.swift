/// Randomness that a seed reproduces on every machine and in every release.
///
/// xoshiro256** by Blackman and Vigna, its state filled by SplitMix64. `Int.random(in:using:)`
/// of the standard library may change its use of a generator between releases, so games draw
/// through `below(_:)` and `shuffle(_:)`, which may not.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Starts the sequence that belongs to a seed.
  public init(seed: UInt64) {
    var mix = seed
    func next() -> UInt64 {
      mix &+= 0x9e37_79b9_7f4a_7c15
      var z = mix
      z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
      return z ^ z >> 31
    }
    state = (next(), next(), next(), next())
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    func rotated(_ x: UInt64, _ by: UInt64) -> UInt64 { x << by | x >> (64 - by) }
    let result = rotated(state.1 &* 5, 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotated(state.3, 45)
    return result
  }

  /// A number in `0 ..< bound`, without bias (Lemire's multiplication with rejection).
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "below(_:) needs a bound of at least 1")
    let range = UInt64(bound)
    while true {
      let (high, low) = next().multipliedFullWidth(by: range)
      if low >= range || low >= (0 &- range) % range { return Int(high) }
    }
  }

  /// Puts the elements into a random order (Fisher and Yates, from the end).
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for i in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(i, below(i + 1))
    }
  }
}
