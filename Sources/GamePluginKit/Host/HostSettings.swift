import GamePluginABI
import GameShellKit

/// 7 Consent through the door. The host asks the player; a game can only read a yes.
final class HostConsent: Consent {
  private let link: HostLink
  private let group: gh_consent

  init(_ link: HostLink, _ group: gh_consent) {
    self.link = link
    self.group = group
  }

  /// True for a yes; nil for a no as well as for "not yet asked", which the door does not tell
  /// apart.
  var answer: Bool? {
    link.call { handle, _ in group.is_given?(handle) == 1 } == true ? true : nil
  }

  func set(_ answer: Bool) throws(SaveError) {
    throw SaveError("only the host's settings change the player's consent")
  }
}

/// 8 Reminders through the door. The host's settings set them; a game can only read the minute.
final class HostReminders: Reminders {
  private let link: HostLink
  private let group: gh_reminders

  init(_ link: HostLink, _ group: gh_reminders) {
    self.link = link
    self.group = group
  }

  var dailyMinute: Int? {
    let minute = link.call { handle, _ in group.daily_minute?(handle) ?? GH_NONE } ?? GH_NONE
    return minute == GH_NONE ? nil : Int(minute)
  }

  func setDailyMinute(_ minute: Int?) throws(SaveError) {
    throw SaveError("only the host's settings change the daily reminder")
  }
}
