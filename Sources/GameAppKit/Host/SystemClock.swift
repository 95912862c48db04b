public import GameShellKit
import Platform

/// The machine's clocks and the player's calendar.
public final class SystemClock: GameClock {
  /// Makes the clock.
  public init() {}

  /// Now.
  public var now: GameTime {
    GameTime(steady: MonotonicClock.milliseconds, wall: WallClock.milliseconds)
  }

  /// The day at the machine's place.
  public func day(of wall: Int64) -> Day { Day(number: LocalTime.dayNumber(at: wall)) }
}
