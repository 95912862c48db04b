/// Time, as games see it: the time of the event that is being answered.
public protocol GameClock: AnyObject {
  /// Now.
  var now: GameTime { get }

  /// The day of the player's calendar to which an instant in Unix milliseconds belongs.
  func day(of wall: Int64) -> Day
}

extension GameClock {
  /// The player's calendar day now.
  public var today: Day { day(of: now.wall) }
}
