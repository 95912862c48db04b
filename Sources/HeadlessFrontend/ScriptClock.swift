public import GameShellKit

/// A clock that stands still until it is told that time has passed.
public final class ScriptClock: GameClock {
  /// Now.
  public private(set) var now: GameTime
  private let dayOf: (Int64) -> Day

  /// Starts at a moment; `dayOf` gives the calendar's day of an instant in Unix milliseconds.
  public init(start: GameTime, dayOf: @escaping (Int64) -> Day) {
    now = start
    self.dayOf = dayOf
  }

  /// The day of the player's calendar to which an instant belongs.
  public func day(of wall: Int64) -> Day { dayOf(wall) }

  /// Lets milliseconds pass, on both clocks.
  public func pass(_ milliseconds: Int64) {
    now.steady += milliseconds
    now.wall += milliseconds
  }
}
