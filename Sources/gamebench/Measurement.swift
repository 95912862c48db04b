import Platform

/// Figures of something that was done many times.
struct Measurement: Encodable {
  var name: String
  var unit: String
  var median: Double
  var p99: Double
  var count: Int

  /// Sorts and reads off; there must be at least one sample.
  init(_ name: String, unit: String, samples: [Double]) {
    let sorted = samples.sorted()
    self.name = name
    self.unit = unit
    count = sorted.count
    median = sorted[sorted.count / 2]
    p99 = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
  }

  /// A single figure.
  init(_ name: String, unit: String, value: Double) {
    self.init(name, unit: unit, samples: [value])
  }

  /// Times something so many times, in microseconds.
  static func time(
    _ name: String, count: Int, warmUp: Int = 20, _ body: (Int) throws -> Void
  ) rethrows -> Measurement {
    for i in 0..<warmUp { try body(i) }
    var samples: [Double] = []
    samples.reserveCapacity(count)
    for i in 0..<count {
      let start = MonotonicClock.nanoseconds
      try body(i)
      samples.append(Double(MonotonicClock.nanoseconds - start) / 1000)
    }
    return Measurement(name, unit: "µs", samples: samples)
  }
}
