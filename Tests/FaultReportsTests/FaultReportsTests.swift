import GameShellKit
import Platform
import TestSupport
import Testing

@testable import FaultReports

@Suite("Fault reports")
struct FaultReportsTests {
  let folder: TemporaryFolder
  let clock = ManualClock(now: GameTime(steady: 0, wall: 1_764_498_600_000))

  init() throws { folder = try TemporaryFolder() }

  private func spool(limit: Int = 50) -> FaultSpool {
    FaultSpool(
      folder: folder.file("reports"), redaction: Redaction(home: "/home/ada", user: "ada"),
      hostVersion: "1.2", clock: clock, limit: limit)
  }

  @Test("a report comes back with everything that was known")
  func roundTrip() throws {
    let spool = spool()
    spool.reporter(subsystem: "org.example.game").report(
      FaultRecord(
        kind: "died", message: "it was killed by SIGSEGV", events: ["1 ms: key up"],
        backtrace: ["libx.so(+0x12)"], plugin: "libx.so", pluginVersion: "3", buildID: "abcd"))
    let report = try #require(spool.reports().first)
    #expect(report.id == "20251130-103000-1")
    #expect(report.subsystem == "org.example.game")
    #expect(report.message == "it was killed by SIGSEGV")
    #expect(report.backtrace == ["libx.so(+0x12)"])
    #expect(report.events == ["1 ms: key up"])
    #expect(report.buildID == "abcd")
    #expect(report.hostVersion == "1.2")
  }

  @Test("the newest reports are kept, newest first, also several within a second")
  func limit() {
    let spool = spool(limit: 12)
    let reporter = spool.reporter(subsystem: "s")
    for number in 0..<30 {
      if number % 4 == 0 { clock.advance(milliseconds: 1000) }
      reporter.report("fault \(number)")
    }
    #expect(spool.reports().map(\.message) == (18..<30).reversed().map { "fault \($0)" })
  }

  @Test("only the last fifty events are kept")
  func events() throws {
    let spool = spool()
    spool.reporter(subsystem: "s").report(
      FaultRecord(kind: "died", message: "m", events: (0..<80).map { "event \($0)" }))
    #expect(try #require(spool.reports().first).events == (30..<80).map { "event \($0)" })
  }

  @Test(
    "the home folder and the user's name are taken out",
    arguments: [
      ("could not open /home/ada/x.so", "could not open ~/x.so"),
      ("ada owns it; Canada does not", "user owns it; Canada does not"),
      ("/tmp/ada/adapter", "/tmp/user/adapter"), ("nothing here", "nothing here"),
    ])
  func redaction(_ text: String, _ clean: String) {
    #expect(Redaction(home: "/home/ada", user: "ada").apply(to: text) == clean)
  }

  @Test("a file in the spool that is no report is passed over")
  func strangeFiles() throws {
    let spool = spool()
    spool.reporter(subsystem: "s").report("real")
    try FileSystem.writeAtomically([1, 2], to: folder.file("reports/zzz.json"))
    #expect(spool.reports().map(\.message) == ["real"])
  }
}
