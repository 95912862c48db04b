import Platform
import SQLiteStore
import TestSupport
import Testing

@Suite("When the store or the disk fails, end to end")
struct StoreEndToEndTests {
  private let plus = #"{"key":"+"}"#

  private func count(in answer: String) throws -> Int {
    let start = try #require(answer.firstRange(of: "count "), "\(answer)").upperBound
    return try #require(Int(answer[start...].prefix { $0.isNumber }))
  }

  @Test("a full disk is told with the move, and what was stored before is there afterwards")
  func fullDisk() throws {
    let fixtures = try FixtureBuilder()
    let game = try fixtures.library("swap/counter.c", named: "libcounter.so")
    let home = try TemporaryFolder()
    let arguments = ["--route", "board/a", game]
    // A file may not grow beyond 400 KiB: the store's log meets that soon.
    var host = try HeadlessDialogue(
      arguments, home: home.path, shell: "trap '' XFSZ; ulimit -f 400; ")
    var stored = 0
    var told = ""
    for _ in 0..<200 {
      let answer = try host.ask(plus)
      if answer.contains("could not be stored") {
        told = answer
        break
      }
      stored = try count(in: answer)
    }
    #expect(told.contains("is the disk full"), "\(told)")
    #expect(stored > 3)
    // It is still played.
    #expect(try count(in: host.ask(plus)) == stored + 2)
    host.killHard()
    host = try HeadlessDialogue(arguments, home: home.path)
    let found = try count(in: host.ask(#"{"resize":{"columns":80,"rows":24}}"#))
    #expect(found >= stored)
    #expect(try count(in: host.ask(plus)) == found + 1)
    #expect(host.end() == 0)
  }

  @Test("a damaged store goes on with its backup, and says so on the screen")
  func damaged() throws {
    let fixtures = try FixtureBuilder()
    let game = try fixtures.library("swap/counter.c", named: "libcounter.so")
    let home = try TemporaryFolder()
    let arguments = ["--route", "board/a", game]
    var host = try HeadlessDialogue(arguments, home: home.path)
    for _ in 0..<5 { _ = try host.ask(plus) }
    #expect(host.end() == 0)
    let data = home.file(".local/share/gamehost/gamehost.sqlite")
    #expect(StoreBackups(of: data).all.count == 1)
    try FileSystem.writeAtomically(Array("no store".utf8), to: data)
    host = try HeadlessDialogue(arguments, home: home.path)
    let answer = try host.ask(#"{"resize":{"columns":100,"rows":24}}"#)
    #expect(answer.contains("The saved games were damaged"), "\(answer)")
    #expect(try count(in: answer) == 5)
    #expect(host.end() == 0)
  }
}
