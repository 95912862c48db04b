import GameAppKit
import Platform

/// What the sandbox and the private copy cost when a game's stage is started.
///
/// The ways are taken in turns, so that whatever else the machine does falls on all of them.
struct StartBench {
  private static let turns = 100

  var options: HostOptions
  var plugin: String

  func run(into report: inout Report) throws {
    let start = MeasuredStart(options: options)
    var samples: [MeasuredStart.Way: [Double]] = [:]
    for turn in -5..<Self.turns {
      for way in MeasuredStart.Way.allCases {
        let begun = MonotonicClock.nanoseconds
        try start.run(plugin, way)
        // The first turns fill the machine's caches.
        guard turn >= 0 else { continue }
        samples[way, default: []].append(Double(MonotonicClock.nanoseconds - begun) / 1000)
      }
    }
    func measured(_ name: String, _ way: MeasuredStart.Way) -> Measurement {
      let measurement = Measurement(name, unit: "µs", samples: samples[way] ?? [])
      report.add(measurement)
      return measurement
    }
    let usual = measured("stage start", .usual)
    let open = measured("stage start without the sandbox", .withoutSandbox)
    let bare = measured("stage start without sandbox and private copy", .withoutBoth)
    add("the sandbox", usual, open, &report)
    add("the private copy", open, bare, &report)
  }

  /// What a part costs: the difference of two medians, and their ratio.
  private func add(
    _ part: String, _ with: Measurement, _ without: Measurement, _ report: inout Report
  ) {
    report.add(
      Measurement("\(part) at start", unit: "µs", value: with.median - without.median))
    report.add(
      Measurement("start with \(part) to without", unit: "×", value: with.median / without.median))
  }
}
