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
      folder: folder.file("reports"), hostVersion: "1.2", clock: clock, limit: limit
    ) { Redaction(homes: ["/home/ada"], users: ["ada"]) }
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
    "home folders and users' names are taken out, and nothing that only resembles them",
    arguments: [
      ("could not open /home/ada/x.so", "could not open ~/x.so"),
      ("/mnt/users/ada/x and file:///home/ada", "~/x and file://~"),
      ("/home/adam/x", "/home/adam/x"),
      ("ada owns it; Canada does not", "user owns it; Canada does not"),
      ("/tmp/ada/adapter", "/tmp/user/adapter"),
      ("lovelace, ada_1 and (ada)", "user, ada_1 and (user)"),
      ("nothing here", "nothing here"), ("", ""),
    ])
  func redaction(_ text: String, _ clean: String) {
    let redaction = Redaction(
      homes: ["/home/ada/", "/mnt/users/ada", "/", ""], users: ["ada", "lovelace", "", "x"])
    #expect(redaction.apply(to: text) == clean)
  }

  @Test("every text of a report is cleaned: sentence, file, version, backtrace and events")
  func cleaned() throws {
    let secret = "/home/ada/games of ada"
    spool().reporter(subsystem: "s").report(
      FaultRecord(
        kind: "died", message: secret, events: [secret], backtrace: [secret], plugin: secret,
        pluginVersion: secret))
    let report = try #require(spool().reports().first)
    let texts =
      [report.message, report.plugin, report.pluginVersion] + report.backtrace + report.events
    #expect(texts == Array(repeating: "~/games of user", count: 5))
  }

  @Test("without another limit fifty reports are kept")
  func fifty() throws {
    let reporter = spool().reporter(subsystem: "s")
    for number in 0..<53 { reporter.report("fault \(number)") }
    #expect(spool().reports().count == 50)
    #expect(spool().reports().last?.message == "fault 3")
    #expect(try FileSystem.list(folder.file("reports")).count == 50)
  }

  @Test("a file in the spool that is no report is passed over")
  func strangeFiles() throws {
    let spool = spool()
    spool.reporter(subsystem: "s").report("real")
    try FileSystem.writeAtomically([1, 2], to: folder.file("reports/zzz.json"))
    #expect(spool.reports().map(\.message) == ["real"])
  }
}
