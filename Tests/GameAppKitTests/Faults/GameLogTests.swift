import Testing

@testable import GameAppKit

@Suite("What a game logs")
struct GameLogTests {
  /// A log over a list, with a clock that stands still until it is turned.
  final class Bench {
    var now: Int64 = 1000
    var lines: [String] = []
    private(set) lazy var log = GameLog(now: { [unowned self] in now }) { [unowned self] in
      lines.append($0)
    }
  }

  @Test("a burst is written, what is more is left out and counted")
  func burst() {
    let bench = Bench()
    for line in 0..<(GameLog.burst + 50) { bench.log.take("\(line)") }
    #expect(bench.lines.count == GameLog.burst && bench.lines.last == "\(GameLog.burst - 1)")
    bench.now += 1000
    bench.log.take("later")
    #expect(bench.lines.suffix(2) == ["… 50 lines were left out", "later"])
  }

  @Test("with time lines are written again, as many as it allows")
  func refilled() {
    let bench = Bench()
    for _ in 0...GameLog.burst { bench.log.take("x") }
    bench.lines = []
    bench.now += 500
    for _ in 0..<100 { bench.log.take("y") }
    #expect(bench.lines.count { $0 == "y" } == GameLog.perSecond / 2)
    #expect(bench.lines.first == "… 1 line was left out")
    bench.now += 86_400_000
    bench.lines = []
    for _ in 0..<1000 { bench.log.take("z") }
    #expect(bench.lines.count { $0 == "z" } == GameLog.burst)
  }

  @Test("the end of a game says what was left out; without that it says nothing")
  func flushed() {
    let bench = Bench()
    bench.log.take("a")
    bench.log.flush()
    #expect(bench.lines == ["a"])
    for _ in 0..<GameLog.burst { bench.log.take("b") }
    bench.log.flush()
    bench.log.flush()
    #expect(bench.lines.last == "… 1 line was left out")
  }

  @Test("a line without end is cut")
  func cut() {
    let bench = Bench()
    bench.log.take(String(repeating: "é", count: 5000))
    #expect(bench.lines.first?.utf8.count ?? 0 < GameLog.longestLine + 8)
    #expect(bench.lines.first?.hasSuffix("…") == true)
  }
}
