/// The daily reminder.
public protocol Reminders: AnyObject {
  /// Minutes after local midnight, 0 … 1439; nil when none is set.
  var dailyMinute: Int? { get }

  /// What keeps the reminder from coming at its hour here, in a sentence; nil when nothing does.
  var limitation: String? { get }

  /// Sets or, with nil, removes the reminder.
  ///
  /// A minute beyond the day's end is an error, and the earlier reminder stays. A machine that
  /// cannot remind anyone is none: see `limitation`.
  func setDailyMinute(_ minute: Int?) throws(SaveError)
}

extension Reminders {
  /// Nothing, for a conformer that knows of nothing.
  public var limitation: String? { nil }

  /// Refuses a minute that no day has.
  public func checkMinute(_ minute: Int?) throws(SaveError) {
    guard let minute, !(0..<1440).contains(minute) else { return }
    throw SaveError("a reminder at minute \(minute) of the day cannot be: choose 0 to 1439")
  }
}
