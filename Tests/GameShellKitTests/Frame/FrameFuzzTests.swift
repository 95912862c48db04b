import Testing

@testable import GameShellKit

@Suite("Hostile frames")
struct FrameFuzzTests {
  /// Frames that are mutated; each run of the fuzz takes one.
  static let samples = [
    SampleFrames.least(), SampleFrames.everyKind(), SampleFrames.deepest(), SampleFrames.board(),
  ]

  @Test(
    "a million mutated frames: each is refused by name, or can be walked whole",
    arguments: 0..<samples.count)
  func mutations(sample: Int) {
    var fuzzer = FrameFuzzer(
      seed: UInt64(sample), original: Self.samples[sample].bytes,
      donors: Self.samples.map(\.bytes))
    let tally = fuzzer.run(count: 250_000)
    #expect(tally.passed > 0, "no mutation left the frame valid")
    #expect(tally.faults.count >= 8, "\(tally.faults)")
    #expect(tally.passed + tally.refused == 250_000)
  }
}
