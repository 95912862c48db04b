import Glibc
import Platform
import Testing

@Suite(.serialized)
struct ReactorTests {
  private func pipeEnds() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test("bytes in a pipe wake the loop, and nothing else does")
  func readable() throws {
    let reactor = try Reactor()
    let ends = try pipeEnds()
    var seen: [Readiness] = []
    try reactor.watch(ends.read, for: .read) { ready in
      seen.append(ready)
      var byte: UInt8 = 0
      read(ends.read, &byte, 1)
    }
    #expect(try !reactor.runOnce(timeout: 0))
    write(ends.write, "x", 1)
    #expect(try reactor.runOnce(timeout: 1000))
    #expect(try !reactor.runOnce(timeout: 0))
    #expect(seen == [.read])
    close(ends.write)
    #expect(try reactor.runOnce(timeout: 1000))
    #expect(seen.last?.contains(.hangup) == true)
    close(ends.read)
  }

  @Test("a watch cancelled by another callback of the same round is not called")
  func cancelledInRound() throws {
    let reactor = try Reactor()
    let first = try pipeEnds()
    let second = try pipeEnds()
    var calls = 0
    var handles: [ReactorHandle] = []
    for ends in [first, second] {
      write(ends.write, "x", 1)
      handles.append(
        try reactor.watch(ends.read, for: .read) { _ in
          calls += 1
          for handle in handles { handle.cancel() }
        })
    }
    try reactor.runOnce(timeout: 1000)
    #expect(calls == 1)
    #expect(try !reactor.runOnce(timeout: 0))
    #expect(handles.allSatisfy { !$0.isActive })
  }

  @Test("a plain file counts as ready")
  func plainFile() throws {
    let reactor = try Reactor()
    let file = open("/proc/self/exe", O_RDONLY)
    let empty = open("/dev/null", O_RDONLY)
    var calls = 0
    let handles = [
      try reactor.watch(file, for: .read) { _ in calls += 1 },
      try reactor.watch(empty, for: .read) { _ in calls += 1 },
    ]
    try reactor.runOnce(timeout: nil)
    #expect(calls == 2)
    for handle in handles { handle.cancel() }
    #expect(try !reactor.runOnce(timeout: 0))
    close(file)
    close(empty)
  }

  @Test("timers fire once, in the order of their deadlines, never early")
  func timers() throws {
    let reactor = try Reactor()
    var order: [Int] = []
    let start = Reactor.now
    var firedAt: Int64 = 0
    reactor.timer(after: 12) {
      order.append(12)
      firedAt = Reactor.now
      reactor.stop()
    }
    reactor.timer(after: 4) { order.append(4) }
    let cancelled = reactor.timer(after: 1) { order.append(1) }
    cancelled.cancel()
    try reactor.run()
    #expect(order == [4, 12])
    #expect(firedAt - start >= 12_000_000)
    #expect(reactor.wakeUps <= 2)
    #expect(try !reactor.runOnce(timeout: 0))
  }

  @Test("signals arrive in the loop; several of a kind that wait count as one")
  func signals() throws {
    let reactor = try Reactor()
    var seen: [String] = []
    let handles = [
      try reactor.onSignal(.user1) { seen.append("user1") },
      try reactor.onSignal(.windowChange) { seen.append("windowChange") },
    ]
    for _ in 0..<3 { pthread_kill(pthread_self(), SIGWINCH) }
    pthread_kill(pthread_self(), SIGUSR1)
    try reactor.runOnce(timeout: 1000)
    #expect(seen.sorted() == ["user1", "windowChange"])
    for handle in handles { handle.cancel() }
    pthread_kill(pthread_self(), SIGWINCH)
    #expect(try !reactor.runOnce(timeout: 0))
  }

  @Test("deferred work runs before the loop sleeps, also what it defers itself")
  func deferred() throws {
    let reactor = try Reactor()
    var order: [String] = []
    reactor.defer {
      order.append("a")
      reactor.defer { order.append("b") }
    }
    try reactor.runOnce(timeout: nil)
    #expect(order == ["a", "b"])
    #expect(reactor.wakeUps == 0)
  }

  @Test("a turn's length is told: its own work, not waiting, nor turns that it ran within itself")
  func turns() throws {
    let reactor = try Reactor()
    var turns: [Int64] = []
    reactor.turned = { turns.append($0) }
    reactor.defer { Pause.milliseconds(20) }
    try reactor.runOnce(timeout: 0)
    try #require(turns.count == 1)
    #expect(turns[0] >= 20_000_000)
    turns = []
    reactor.defer { _ = try? reactor.runOnce(timeout: 50) }
    let start = Reactor.now
    try reactor.runOnce(timeout: 0)
    let whole = Reactor.now - start
    // The inner one first; both were over in what was no waiting.
    #expect(turns.count == 2)
    #expect(turns.reduce(0, +) <= whole - 49_000_000)
    reactor.turned = nil
    reactor.defer {}
    try reactor.runOnce(timeout: 0)
    #expect(turns.count == 2)
  }
}
