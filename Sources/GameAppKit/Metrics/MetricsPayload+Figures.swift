public import GameShellKit

extension MetricsPayload {
  /// One measurement in words.
  public struct Figure: Hashable, Sendable {
    /// What was measured, in a word or two.
    public var name: String
    /// What came of it.
    public var value: String
  }

  /// The measurements in words; what was not measured is left out.
  public var figures: [Figure] {
    var figures: [Figure] = []
    if let startMilliseconds {
      figures.append(Figure(name: "start", value: "\(Self.short(startMilliseconds)) ms"))
    }
    figures.append(Figure(name: "frames", value: Self.words(frameTime)))
    figures.append(Figure(name: "answers", value: Self.words(eventLatency)))
    figures.append(
      Figure(
        name: "hangs", value: hangs == 0 ? "none" : "\(hangs) of more than 250 ms"))
    figures.append(
      Figure(
        name: "games",
        value: stageCrashes + stageStalls == 0
          ? "none failed" : "\(stageCrashes) crashed, \(stageStalls) did not answer in time"))
    figures.append(
      Figure(
        name: "memory",
        value: "host \(Self.megabytes(hostPeakMemory)), game \(Self.megabytes(stagePeakMemory))"))
    figures.append(
      Figure(
        name: "processor", value: "host \(hostProcessorTime) ms, game \(stageProcessorTime) ms"))
    return figures
  }

  /// For example `120, half within 0.5, 99 % within 2, the longest 1.7 ms`.
  private static func words(_ histogram: Histogram) -> String {
    guard let half = histogram.bound(ofShare: 0.5), let most = histogram.bound(ofShare: 0.99),
      let greatest = histogram.greatest
    else { return "none" }
    return "\(histogram.count), half within \(short(half)), 99 % within \(short(most)), "
      + "the longest \(short(greatest)) ms"
  }

  private static func megabytes(_ bytes: Int64) -> String {
    bytes == 0 ? "unknown" : "\((bytes + 524_288) >> 20) MB"
  }

  /// A number of milliseconds with at most two digits behind the point, and none that say nothing.
  private static func short(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let rest = hundredths % 100
    if rest == 0 { return "\(hundredths / 100)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(hundredths / 100).\(digits)"
  }
}
