import GameShellKit
import OTLPTelemetry
import Platform
import TestSupport
import Testing

@testable import GameAppKit

@Suite("The intervals of a run")
struct RunMetricsTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("last-run.json") }

  init() throws { folder = try TemporaryFolder() }

  /// What reached the telemetry of each namespace.
  private final class Exports {
    var telemetry: [String: InMemoryTelemetry] = [:]

    func payloads(of subsystem: String) -> [MetricsPayload] {
      telemetry[subsystem]?.payloads ?? []
    }
  }

  private func metrics(
    _ exports: Exports, longestInterval: Int64 = .max
  ) -> RunMetrics {
    let metrics = RunMetrics(path: path, programStart: nil, longestInterval: longestInterval)
    metrics.telemetry = { subsystem in
      let made = exports.telemetry[subsystem] ?? InMemoryTelemetry()
      exports.telemetry[subsystem] = made
      return made
    }
    return metrics
  }

  private func draw(_ metrics: RunMetrics, _ count: Int) {
    for _ in 0..<count { metrics.recorder.frameDrawn(from: 0, to: 1_000_000) }
  }

  @Test("each game gets what was measured while it was shown, and the host its own screens")
  func scopes() throws {
    let exports = Exports()
    let metrics = metrics(exports)
    draw(metrics, 1)
    metrics.show("a")
    draw(metrics, 2)
    metrics.show("a")
    metrics.show("b")
    draw(metrics, 3)
    metrics.show(nil)
    draw(metrics, 4)
    metrics.close()
    metrics.close()
    #expect(exports.payloads(of: "gamehost").map(\.frameTime.count) == [1, 4])
    #expect(exports.payloads(of: "a").map(\.frameTime.count) == [2])
    #expect(exports.payloads(of: "b").map(\.frameTime.count) == [3])
    let run = try #require(LastRun.load(from: path))
    #expect(run.subsystems == ["gamehost", "a", "b"])
    #expect(run.metrics.frameTime.count == 10)
    #expect(run.metrics.hostPeakMemory > 1 << 20)
  }

  @Test("the host's own screens are not told of as long as they have shown nothing")
  func uneventful() {
    let exports = Exports()
    let metrics = metrics(exports)
    metrics.show("a")
    metrics.show(nil)
    metrics.close()
    #expect(exports.payloads(of: "gamehost").isEmpty)
    #expect(exports.payloads(of: "a").count == 1)
  }

  @Test("the failure of a game's process ends the interval, another fault does not")
  func faults() {
    let exports = Exports()
    let metrics = metrics(exports)
    metrics.show("a")
    metrics.faulted(.invalidFrame)
    #expect(exports.payloads(of: "a").isEmpty)
    metrics.faulted(.died)
    metrics.faulted(.stalled)
    metrics.close()
    #expect(exports.payloads(of: "a").map(\.stageCrashes) == [1, 0, 0])
    #expect(exports.payloads(of: "a").map(\.stageStalls) == [0, 1, 0])
    #expect(LastRun.load(from: path)?.metrics.stageCrashes == 1)
  }

  @Test("what was measured before the player's answer changed is not exported")
  func consent() {
    let exports = Exports()
    let metrics = metrics(exports)
    metrics.show("a")
    draw(metrics, 5)
    metrics.consentChanged()
    draw(metrics, 2)
    metrics.close()
    #expect(exports.payloads(of: "a").map(\.frameTime.count) == [2])
    #expect(LastRun.load(from: path)?.metrics.frameTime.count == 7)
  }

  @Test("an interval that has lasted long ends with the next thing that happens")
  func long() {
    let exports = Exports()
    let metrics = metrics(exports, longestInterval: -1)
    metrics.show("a")
    draw(metrics, 1)
    metrics.loopTurned(in: 1)
    #expect(exports.payloads(of: "a").map(\.frameTime.count) == [1])
    let patient = self.metrics(exports)
    patient.show("b")
    patient.loopTurned(in: 1)
    #expect(exports.payloads(of: "b").isEmpty)
  }

  @Test("intervals follow one another without a gap, also when the clock is set back")
  func times() {
    let exports = Exports()
    let metrics = metrics(exports)
    metrics.show("a")
    for _ in 0..<3 { metrics.faulted(.died) }
    let payloads = exports.payloads(of: "a")
    #expect(zip(payloads, payloads.dropFirst()).allSatisfy { $0.ended == $1.began })
    #expect(payloads.allSatisfy { $0.began <= $0.ended })
  }

  @Test("measurements are told in words, and those that were not made are left out")
  func figures() {
    var payload = MetricsPayload()
    #expect(
      payload.figures.map(\.name) == ["frames", "answers", "hangs", "games", "memory", "processor"])
    #expect(payload.figures[0].value == "none")
    payload.startMilliseconds = 12.304
    for _ in 0..<99 { payload.frameTime.record(0.3) }
    payload.frameTime.record(7.05)
    payload.hangs = 2
    payload.stageCrashes = 1
    payload.hostPeakMemory = 12 << 20
    let values = Dictionary(uniqueKeysWithValues: payload.figures.map { ($0.name, $0.value) })
    #expect(values["start"] == "12.3 ms")
    #expect(
      values["frames"] == "100, half within 0.5, 99 % within 0.5, the longest 7.05 ms")
    #expect(values["hangs"] == "2 of more than 250 ms")
    #expect(values["games"] == "1 crashed, 0 did not answer in time")
    #expect(values["memory"] == "host 12 MB, game unknown")
  }
}
