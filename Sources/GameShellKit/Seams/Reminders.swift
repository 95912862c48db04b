/// The daily reminder.
public protocol Reminders: AnyObject {
  /// Minutes after local midnight; nil when none is set.
  var dailyMinute: Int? { get }

  /// Sets or, with nil, removes the reminder.
  func setDailyMinute(_ minute: Int?) throws(SaveError)
}
