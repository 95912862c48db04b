import Platform

/// An instant on the player's calendar.
public struct LocalMoment: Hashable, Sendable {
  /// Days since 1970-01-01.
  public var day: Int
  /// Minutes after midnight, 0 … 1439.
  public var minute: Int

  /// Makes a moment.
  public init(day: Int, minute: Int) {
    self.day = day
    self.minute = minute
  }

  /// An instant in Unix milliseconds, in the machine's time zone.
  public static func machine(_ wall: Int64) -> LocalMoment {
    let local = wall + Int64(LocalTime.offsetSeconds(at: wall)) * 1000
    let day = LocalTime.dayNumber(at: wall)
    return LocalMoment(day: day, minute: Int((local - Int64(day) * 86_400_000) / 60_000))
  }
}
