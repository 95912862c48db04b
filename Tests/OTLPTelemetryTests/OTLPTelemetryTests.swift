import FoundationEssentials
import GameShellKit
import Platform
import TestSupport
import Testing

@testable import OTLPTelemetry

/// The shapes of OTLP's JSON encoding, as a Collector reads them.
private struct LogsData: Decodable {
  struct AnyValue: Decodable {
    var stringValue: String?
    var intValue: String?
    var doubleValue: Double?
    var boolValue: Bool?
  }
  struct KeyValue: Decodable {
    var key: String
    var value: AnyValue
  }
  struct Record: Decodable {
    var timeUnixNano: String
    var eventName: String
    var attributes: [KeyValue]
  }
  struct ScopeLogs: Decodable {
    var logRecords: [Record]
  }
  struct Resource: Decodable {
    var attributes: [KeyValue]
  }
  struct ResourceLogs: Decodable {
    var resource: Resource
    var scopeLogs: [ScopeLogs]
  }
  var resourceLogs: [ResourceLogs]
}

@Suite("Telemetry in OTLP/JSON lines")
struct OTLPTelemetryTests {
  let folder: TemporaryFolder
  let clock = ManualClock(now: GameTime(steady: 0, wall: 1_700_000_000_123))

  init() throws { folder = try TemporaryFolder() }

  private func telemetry(limit: Int64 = 1 << 20, consent: Bool = true) -> OTLPTelemetry {
    OTLPTelemetry(
      folder: folder.path, subsystem: "org.example.game", hostVersion: "1.0", clock: clock,
      limit: limit, kept: 2, consent: { consent })
  }

  private func lines(_ name: String = "telemetry.jsonl") throws -> [String] {
    let bytes = try FileSystem.read(Path.join(folder.path, name), limit: 1 << 22)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("an event that may have been written before is looked for, a cut line counts as none")
  func onceOnly() throws {
    let event = TelemetryEvent(
      "game.completed",
      ["n": .integer(7), "t": .text("a"), "f": .flag(true), "d": .number(0.25)])
    let telemetry = telemetry(limit: 1500)
    telemetry.recordIfMissing(event)
    clock.advance(milliseconds: 9)
    telemetry.recordIfMissing(event)
    #expect(try lines().count == 1)
    var other = event
    other.attributes["n"] = .integer(8)
    telemetry.recordIfMissing(other)
    // The first is in an older file by now.
    telemetry.record(TelemetryEvent("filler"))
    telemetry.recordIfMissing(event)
    #expect(FileSystem.exists(folder.file("telemetry.1.jsonl")))
    let all = try lines("telemetry.1.jsonl") + lines()
    #expect(all.filter { $0.contains("game.completed") }.count == 2)
    // The same of another game is another event.
    OTLPTelemetry(
      folder: folder.path, subsystem: "org.example.other", hostVersion: "1.0", clock: clock,
      consent: { true }
    ).recordIfMissing(event)
    let half = try lines().last?.dropLast(20) ?? ""
    try FileSystem.removeTree(folder.file("telemetry.1.jsonl"))
    try FileSystem.writeAtomically(Array(half.utf8), to: folder.file("telemetry.jsonl"))
    telemetry.recordIfMissing(event)
    let written = try FileSystem.read(folder.file("telemetry.jsonl"), limit: 1 << 20)
    #expect(String(decoding: written, as: UTF8.self).hasSuffix("\n"))
    #expect(try lines().count == 2, "the cut line stands by itself")
  }

  @Test("an event is a log record: field names, 64-bit integers as strings, nanoseconds")
  func event() throws {
    telemetry().record(
      TelemetryEvent(
        "game.completed",
        ["n": .integer(.max), "t": .text("größe\n\""), "f": .flag(true), "d": .number(0.5)]))
    let line = try #require(try lines().first)
    #expect(line.contains(#""intValue":"9223372036854775807""#))
    let data = try JSONDecoder().decode(LogsData.self, from: Data(line.utf8))
    let record = data.resourceLogs[0].scopeLogs[0].logRecords[0]
    #expect(record.timeUnixNano == "1700000000123000000")
    #expect(record.eventName == "game.completed")
    #expect(record.attributes.map(\.key) == ["d", "f", "n", "t"])
    #expect(record.attributes[0].value.doubleValue == 0.5)
    #expect(record.attributes[1].value.boolValue == true)
    #expect(record.attributes[3].value.stringValue == "größe\n\"")
    let resource = data.resourceLogs[0].resource.attributes
    #expect(resource.map(\.key) == ["service.name", "service.namespace", "service.version"])
    #expect(resource[1].value.stringValue == "org.example.game")
  }

  @Test("without consent the export file does not exist")
  func noConsent() {
    let telemetry = telemetry(consent: false)
    telemetry.record(TelemetryEvent("game.opened"))
    telemetry.record(MetricsPayload())
    #expect(!FileSystem.exists(Path.join(folder.path, "telemetry.jsonl")))
  }

  @Test("withdrawn consent removes every file")
  func withdrawn() throws {
    let telemetry = telemetry(limit: 600)
    for _ in 0..<10 { telemetry.record(TelemetryEvent("game.opened")) }
    #expect(try FileSystem.list(folder.path).count == 3)
    try OTLPTelemetry.removeExport(in: folder.path)
    #expect(try FileSystem.list(folder.path).isEmpty)
  }

  @Test("files are set aside at their limit, and only the newest are kept")
  func rotation() throws {
    let telemetry = telemetry(limit: 1000)
    for number in 0..<50 {
      telemetry.record(TelemetryEvent("game.opened", ["number": .integer(Int64(number))]))
    }
    let names = try FileSystem.list(folder.path)
    #expect(names == ["telemetry.1.jsonl", "telemetry.2.jsonl", "telemetry.jsonl"])
    for name in names {
      #expect(try FileStatus(path: Path.join(folder.path, name)).size <= 1000)
      for line in try lines(name) {
        _ = try JSONDecoder().decode(LogsData.self, from: Data(line.utf8))
      }
    }
    #expect(try lines().last?.contains(#""intValue":"49""#) == true)
  }

  @Test("a payload is a metrics line with histograms, sums and gauges of its interval")
  func metrics() throws {
    var payload = MetricsPayload()
    payload.began = 1_700_000_000_000
    payload.ended = 1_700_000_000_123
    payload.startMilliseconds = 12.5
    payload.frameTime.record(0.25)
    payload.frameTime.record(700)
    payload.stageCrashes = 2
    payload.hostPeakMemory = 1 << 40
    telemetry().record(payload)
    let text = try #require(try lines().first)
    let line = try OTLPLine(text)
    #expect(line.mistakes == [])
    #expect(line.subsystem == "org.example.game")
    let wanted = [
      #""asDouble":12.5"#,
      #""bucketCounts":["0","1","0","0","0","0","0","0","0","0","0","0","0","1"]"#,
      #""count":"2""#, #""sum":700.25"#, #""min":0.25"#, #""max":700"#, #""asInt":"1099511627776""#,
      #""startTimeUnixNano":"1700000000000000000""#, #""timeUnixNano":"1700000000123000000""#,
    ]
    for part in wanted { #expect(text.contains(part), "\(part)") }
    #expect(line.integer("gamehost.stage.crashes") == 2)
    #expect(line.metric("gamehost.stage.crashes")?["sum"]?["aggregationTemporality"] == .number(1))
    #expect(
      line.points(of: "gamehost.memory.peak").compactMap {
        $0["attributes"]?.elements.first?["value"]?["stringValue"]?.text
      } == ["host", "stage"])
  }

  @Test("a payload without measurements is a line that keeps the encoding too")
  func emptyMetrics() throws {
    telemetry().record(MetricsPayload())
    let line = try OTLPLine(try #require(try lines().first))
    #expect(line.mistakes == [])
    #expect(line.metric("gamehost.start.duration") == nil)
    #expect(line.count("gamehost.frame.duration") == 0)
  }

  @Test("the figures of the last run are read back; anything else in their place is none")
  func lastRun() throws {
    var run = LastRun()
    var payload = MetricsPayload()
    payload.frameTime.record(2)
    payload.hangs = 1
    run.add(payload, of: "gamehost")
    run.add(payload, of: "org.example.game")
    run.add(payload, of: "gamehost")
    let path = folder.file("state/last-run.json")
    #expect(LastRun.load(from: path) == nil)
    run.save(to: path)
    #expect(LastRun.load(from: path) == run)
    #expect(run.subsystems == ["gamehost", "org.example.game"] && run.metrics.hangs == 3)
    try FileSystem.writeAtomically(Array("{".utf8), to: path)
    #expect(LastRun.load(from: path) == nil)
  }

  @Test("mistakes in a line are seen by the check that the tests rely on")
  func mistakes() throws {
    telemetry().record(MetricsPayload())
    telemetry().record(TelemetryEvent("game.opened", ["n": .integer(1)]))
    let (good, event) = (try lines()[0], try lines()[1])
    #expect(try OTLPLine(event).mistakes == [])
    let changes = [
      (#""count":"0""#, #""count":0"#), (#""count":"0""#, #""count":"1""#),
      (#""bucketCounts":["0","#, #""bucketCounts":["#), (#""isMonotonic""#, #""is_monotonic""#),
      (#""aggregationTemporality":1"#, #""aggregationTemporality":"DELTA""#),
      (#""startTimeUnixNano":"0""#, #""startTimeUnixNano":"5""#),
      (#""explicitBounds":[0.1"#, #""explicitBounds":[9"#),
    ]
    for (old, new) in changes {
      #expect(try OTLPLine(good.replacing(old, with: new)).mistakes != [], "\(new)")
    }
    let number = event.replacing(#""intValue":"1""#, with: #""intValue":1"#)
    #expect(try OTLPLine(number).mistakes != [])
  }

  @Test("a folder that cannot be written costs the events and nothing else")
  func unwritable() throws {
    let file = Path.join(folder.path, "file")
    try FileSystem.writeAtomically([1], to: file)
    let telemetry = OTLPTelemetry(
      folder: Path.join(file, "below"), subsystem: "s", hostVersion: "1", clock: clock,
      consent: { true })
    telemetry.record(TelemetryEvent("game.opened"))
    #expect(try FileSystem.read(file, limit: 10) == [1])
  }
}
