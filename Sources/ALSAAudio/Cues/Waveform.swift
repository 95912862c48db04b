/// The shape of one period of a note.
public enum Waveform: Sendable {
  /// Soft: the fundamental alone.
  case sine
  /// Mellow: odd overtones that fall off quickly.
  case triangle
  /// Harsh: odd overtones that fall off slowly.
  case square
  /// No pitch: a fresh value for each sample.
  case noise

  /// The value, -1 … 1, at a phase counted in periods. `noise` is drawn from for `.noise` alone.
  func value(at phase: Double, noise: inout NoiseSource) -> Double {
    let part = phase - phase.rounded(.down)
    switch self {
    case .sine: return sineOfTurn(part)
    case .triangle: return part < 0.25 ? 4 * part : part < 0.75 ? 2 - 4 * part : 4 * part - 4
    case .square: return part < 0.5 ? 1 : -1
    case .noise: return noise.next()
    }
  }
}

/// White noise, the same on every run: George Marsaglia's 32-bit xorshift.
struct NoiseSource {
  private var state: UInt32 = 0x9E37_79B9

  /// The next value, -1 … 1.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return Double(state) / Double(UInt32.max) * 2 - 1
  }
}

/// The sine of a part of a turn, 0 ..< 1, by its power series: exact to 1e-7, and the same bits on
/// every machine, which no C library promises.
func sineOfTurn(_ part: Double) -> Double {
  // Folded onto the quarter turns around zero, where the series converges fast.
  let folded = part < 0.25 ? part : part < 0.75 ? 0.5 - part : part - 1
  let x = folded * 2 * Double.pi
  let square = x * x
  var term = x
  var sum = x
  for n in [2.0, 4, 6, 8, 10, 12] {
    term *= -square / (n * (n + 1))
    sum += term
  }
  return sum
}
