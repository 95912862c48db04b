import CPlatform
import Glibc

/// Time since the machine started: never goes back, stands still while the machine sleeps.
public enum MonotonicClock {
  /// Now, in nanoseconds.
  public static var nanoseconds: Int64 { clockNanoseconds(CLOCK_MONOTONIC) }
  /// Now, in milliseconds.
  public static var milliseconds: Int64 { nanoseconds / 1_000_000 }
}

/// Time since 1970-01-01 UTC, which the user and the network can set.
public enum WallClock {
  /// Now, in nanoseconds.
  public static var nanoseconds: Int64 { clockNanoseconds(CLOCK_REALTIME) }
  /// Now, in milliseconds.
  public static var milliseconds: Int64 { nanoseconds / 1_000_000 }
}

/// Sleeping; for benchmarks and tests. The host waits in its reactor.
public enum Pause {
  /// Waits, also through signals.
  public static func milliseconds(_ count: Int) {
    let end = MonotonicClock.nanoseconds + Int64(count) * 1_000_000
    while case let left = end - MonotonicClock.nanoseconds, left > 0 {
      var span = timespec(tv_sec: Int(left / 1_000_000_000), tv_nsec: Int(left % 1_000_000_000))
      nanosleep(&span, nil)
    }
  }
}

private func clockNanoseconds(_ clock: clockid_t) -> Int64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
