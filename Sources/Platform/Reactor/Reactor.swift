import CPlatform
import Glibc

/// The host's one event loop: descriptors, timers and signals on a single thread.
///
/// It sleeps in the kernel until something that was asked for happens; it never polls. Callbacks
/// run one after another on the thread that runs the loop, and may watch, cancel and stop.
public final class Reactor {
  struct Watch {
    var descriptor: Int32
    var body: (Readiness) -> Void
  }

  struct Timer {
    var deadline: Int64
    var handle: ReactorHandle
    var body: () -> Void
  }

  let epoll: Int32
  var watches: [UInt64: Watch] = [:]
  /// Descriptors that the kernel cannot wait for, such as plain files: always ready.
  var alwaysReady: [UInt64: Readiness] = [:]
  var timers: [UInt64: Timer] = [:]
  var signalHandlers: [Signal: [UInt64: () -> Void]] = [:]
  var signalDescriptor: Int32 = -1
  var deferred: [() -> Void] = []
  private var lastToken: UInt64 = 0
  private var isStopped = false
  /// How often the loop woke up; idle means that it stands still.
  public private(set) var wakeUps = 0

  /// Hears how long each turn of the loop took that had something to do, in nanoseconds; waiting
  /// does not count. Nil measures nothing.
  public var turned: ((_ nanoseconds: Int64) -> Void)?
  /// How many turns are under way: a callback may run the loop within its own.
  private var turnDepth = 0
  /// What the turn under way has spent in turns within it, which kept nobody waiting.
  private var innerNanoseconds: Int64 = 0

  /// Makes a loop that waits for nothing.
  ///
  /// From now on a write to a pipe that nobody reads is an error of that write; it no longer ends
  /// the process.
  public init() throws(ReactorError) {
    epoll = cplatform_epoll_create()
    guard epoll >= 0 else { throw ReactorError("epoll_create", code: errno) }
    Signal.pipe.ignore()
  }

  deinit {
    for signal in signalHandlers.keys { signal.unblock() }
    if signalDescriptor >= 0 { close(signalDescriptor) }
    close(epoll)
  }

  /// Nanoseconds on the clock that the timers use; it never goes back.
  public static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Serves events until `stop`.
  public func run() throws(ReactorError) {
    isStopped = false
    while !isStopped { try runOnce(timeout: nil) }
  }

  /// Makes `run` return once the callbacks that are due have been called.
  public func stop() { isStopped = true }

  /// Runs something after the events that are being served, before the loop sleeps again.
  public func `defer`(_ body: @escaping () -> Void) { deferred.append(body) }

  /// Serves what is ready, waiting at most `timeout` milliseconds for it; nil waits without limit.
  ///
  /// Answers false when nothing happened.
  @discardableResult
  public func runOnce(timeout: Int?) throws(ReactorError) -> Bool {
    let entered = turnDepth > 0 ? Self.now : nil
    defer { if let entered { innerNanoseconds += Self.now - entered } }
    if !deferred.isEmpty {
      measured { runDeferred() }
      return true
    }
    var events = [cplatform_ready](repeating: cplatform_ready(), count: 16)
    let count = cplatform_epoll_wait(epoll, &events, Int32(events.count), patience(timeout))
    guard count >= 0 else { throw ReactorError("epoll_wait", code: errno) }
    wakeUps += 1
    var isBusy = count > 0
    measured {
      for event in events.prefix(Int(count)) {
        watches[event.token]?.body(Readiness(rawValue: event.ready))
      }
      for (token, ready) in alwaysReady {
        isBusy = true
        watches[token]?.body(ready)
      }
      if fireTimers() { isBusy = true }
      runDeferred()
    }
    return isBusy
  }

  private func measured(_ turn: () -> Void) {
    guard turned != nil else { return turn() }
    let earlier = innerNanoseconds
    innerNanoseconds = 0
    turnDepth += 1
    let start = Self.now
    turn()
    let time = Self.now - start - innerNanoseconds
    turnDepth -= 1
    innerNanoseconds = earlier
    turned?(time)
  }

  func nextToken() -> UInt64 {
    lastToken += 1
    return lastToken
  }

  private func runDeferred() {
    while !deferred.isEmpty {
      let bodies = deferred
      deferred = []
      for body in bodies { body() }
    }
  }

  /// Milliseconds for the kernel to wait: rounded up, so that a timer never wakes it too early.
  private func patience(_ timeout: Int?) -> Int32 {
    guard alwaysReady.isEmpty else { return 0 }
    var wait = timeout.map { Int64(max(0, $0)) }
    if let first = timers.values.map(\.deadline).min() {
      let untilFirst = max(0, (first - Self.now + 999_999) / 1_000_000)
      wait = min(wait ?? untilFirst, untilFirst)
    }
    return wait.map { Int32(clamping: $0) } ?? -1
  }
}
