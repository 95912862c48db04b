@testable import ALSAAudio

/// How strongly a frequency sounds in samples, by Gerald Goertzel's recurrence.
enum Goertzel {
  /// The amplitude of a sine of that frequency, about 1 for full scale.
  static func amplitude(of frequency: Double, in samples: [Double]) -> Double {
    let turn = frequency / Double(Sound.rate)
    let sine = sineOfTurn(turn)
    let cosine = sineOfTurn(turn + 0.25)
    var previous = 0.0
    var last = 0.0
    for sample in samples { (previous, last) = (last, sample + 2 * cosine * last - previous) }
    let real = last - previous * cosine
    let imaginary = previous * sine
    return 2 * (real * real + imaginary * imaginary).squareRoot() / Double(samples.count)
  }

  /// Which of several frequencies sounds loudest.
  static func loudest(of frequencies: [Double], in samples: [Double]) -> Double? {
    frequencies.max { amplitude(of: $0, in: samples) < amplitude(of: $1, in: samples) }
  }
}
