import GamePluginABI
import GameShellKit

/// Time as the session's events tell it, and the calendar of the player's place.
final class HostClock: GameClock {
  private let link: HostLink

  init(_ link: HostLink) { self.link = link }

  var now: GameTime { link.time }

  /// Asks the host, which knows the time zone; without it the offset of the opening holds.
  func day(of wall: Int64) -> Day {
    if let localDay = link.services.environment?.local_day,
      let number = link.call({ handle, _ in localDay(handle, wall) })
    {
      return Day(number: Int(number))
    }
    return ManualClock(utcOffset: link.utcOffset).day(of: wall)
  }
}
