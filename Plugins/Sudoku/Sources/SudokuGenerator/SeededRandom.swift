/// xoshiro256** seeded through SplitMix64: the same numbers from the same seed on every platform.
///
/// Algorithms by Blackman and Vigna (prng.di.unimi.it). Bounded numbers and shuffles are drawn here
/// rather than by the standard library, whose way of drawing them may change between releases.
public struct SeededRandom: Sendable {
  private var state: InlineArray<4, UInt64>

  /// Starts the sequence that a seed stands for.
  public init(seed: UInt64) {
    var mixer = seed
    state = .init { _ in
      mixer &+= 0x9E37_79B9_7F4A_7C15
      var word = mixer
      word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
      return word ^ word >> 31
    }
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    let result = rotated(state[1] &* 5, by: 7) &* 9
    let shifted = state[1] << 17
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = rotated(state[3], by: 45)
    return result
  }

  /// A number from 0 up to but not including the bound, each equally likely; traps on a bound below 1.
  public mutating func next(below bound: Int) -> Int {
    precondition(bound > 0, "there is no number below \(bound)")
    let bound = UInt64(bound)
    let excess = (UInt64.max % bound + 1) % bound
    while true {
      let word = next()
      if word <= UInt64.max - excess { return Int(word % bound) }
    }
  }

  /// Puts the elements in an order of which each is equally likely.
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for index in (1..<elements.count).reversed() {
      elements.swapAt(index, next(below: index + 1))
    }
  }

  private func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }
}
