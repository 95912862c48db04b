import GameShellKit
import Platform
import TestSupport
import Testing

/// The host is killed at random moments of a session that goes on over many starts.
@Suite("Kill -9 at random moments")
struct KillEndToEndTests {
  /// 20 kills; 200 with `GAMEHOST_FULL=1`.
  private static var kills: Int { Environment.current()["GAMEHOST_FULL"] == nil ? 20 : 200 }

  @Test("every acknowledged move is there at the next start, and at most one more")
  func everyMove() throws {
    let fixtures = try FixtureBuilder()
    let game = try fixtures.library("swap/counter.c", named: "libcounter.so")
    let home = try TemporaryFolder()
    var random = SeededRandom(seed: 20_261_130)
    /// Whether the next move counts up; the count stays within one byte.
    var isRising = true
    var acknowledged = 0
    for kill in 0..<Self.kills {
      let host = try HeadlessDialogue(
        ["--route", "board/a", game], home: home.path)
      let found = try count(in: host.ask(#"{"resize":{"columns":80,"rows":24}}"#))
      #expect(
        abs(found - acknowledged) <= 1, "kill \(kill): \(acknowledged) moves, \(found) found")
      acknowledged = found
      for _ in 0..<random.below(12) {
        if acknowledged > 200 { isRising = false }
        if acknowledged < 20 { isRising = true }
        acknowledged = try count(in: host.ask(isRising ? #"{"key":"+"}"# : #"{"key":"u"}"#))
      }
      // Half of the kills meet the host in the middle of a move that nobody has heard of.
      if random.below(2) == 0 {
        try host.say(isRising ? #"{"key":"+"}"# : #"{"key":"u"}"#)
        for _ in 0..<random.below(2000) { _ = random.next() }
      }
      host.killHard()
    }
  }

  @Test("every acknowledged setting is there at the next start, and at most one more")
  func everySetting() throws {
    let fixtures = try FixtureBuilder()
    let game = try fixtures.library("swap/counter.c", named: "libcounter.so")
    let home = try TemporaryFolder()
    var random = SeededRandom(seed: 7)
    var acknowledged = 100
    for kill in 0..<Self.kills {
      let host = try HeadlessDialogue([game], home: home.path)
      _ = try host.ask(#"{"resize":{"columns":80,"rows":40}}"#)
      let found = try volume(in: host.ask(#"{"key":"s"}"#))
      #expect(abs(found - acknowledged) <= 10, "kill \(kill): \(acknowledged) %, \(found) % found")
      acknowledged = found
      for _ in 0..<random.below(6) {
        let next = random.below(2) == 0 ? "quieter" : "louder"
        acknowledged = try volume(in: host.ask(#"{"action":"settings.\#(next)"}"#))
      }
      if random.below(2) == 0 {
        try host.say(#"{"action":"settings.\#(random.below(2) == 0 ? "quieter" : "louder")"}"#)
        for _ in 0..<random.below(2000) { _ = random.next() }
      }
      host.killHard()
    }
  }

  /// The only percentage of the settings.
  private func volume(in answer: String) throws -> Int {
    let end = try #require(answer.firstIndex(of: "%"), "\(answer)")
    return try #require(
      Int(String(answer[..<end].reversed().prefix { $0.isNumber }.reversed())), "\(answer)")
  }

  private func count(in answer: String) throws -> Int {
    let start = try #require(answer.firstRange(of: "count "), "\(answer)").upperBound
    return try #require(Int(answer[start...].prefix { $0.isNumber }))
  }
}
