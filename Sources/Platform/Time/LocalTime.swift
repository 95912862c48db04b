import Glibc

/// The player's calendar, by the C library's time zone: `TZ`, or else the machine's.
public enum LocalTime {
  /// Reads `TZ` and the machine's time zone again. Worth a call after sleep or a long wait.
  public static func reload() { tzset() }

  /// Local time minus UTC at an instant in Unix milliseconds, in seconds.
  public static func offsetSeconds(at unixMilliseconds: Int64) -> Int {
    var seconds = time_t(floorDivide(unixMilliseconds, 1000))
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return 0 }
    return local.tm_gmtoff
  }

  /// Local time minus UTC at an instant in Unix milliseconds, in whole minutes.
  public static func offsetMinutes(at unixMilliseconds: Int64) -> Int {
    Int(floorDivide(Int64(offsetSeconds(at: unixMilliseconds)), 60))
  }

  /// The local day to which an instant in Unix milliseconds belongs, since 1970-01-01.
  public static func dayNumber(at unixMilliseconds: Int64) -> Int {
    let local = floorDivide(unixMilliseconds, 1000) + Int64(offsetSeconds(at: unixMilliseconds))
    return Int(floorDivide(local, 86_400))
  }

  /// The next instant, in Unix milliseconds, at which another local day begins.
  ///
  /// Where daylight saving skips or repeats midnight it is the first instant of the new day.
  public static func nextDay(after unixMilliseconds: Int64) -> Int64 {
    let today = dayNumber(at: unixMilliseconds)
    var low = unixMilliseconds
    var high = unixMilliseconds
    repeat { high += 3_600_000 } while dayNumber(at: high) == today
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if dayNumber(at: middle) == today { low = middle } else { high = middle }
    }
    return high
  }

  private static func floorDivide(_ a: Int64, _ b: Int64) -> Int64 {
    let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
