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

  /// Changes what the reminder says, after the player has chosen another language.
  func setWords(title: String, body: String) throws(SaveError)

  /// Whether a reminder has come due that nobody has seen; the host then shows it itself.
  ///
  /// `now` is in Unix milliseconds.
  func isDue(now: Int64) -> Bool

  /// Says that the reminder of the day of `now`, in Unix milliseconds, needs no showing any more:
  /// it was shown, or that day's game was played. The next one comes a day later. Without a
  /// reminder this does nothing; a second call for the same day does nothing either.
  func markHandled(now: Int64) throws(SaveError)
}

extension Reminders {
  /// Nothing, for a conformer that knows of nothing.
  public var limitation: String? { nil }

  /// Nothing, for a conformer that says nothing.
  public func setWords(title: String, body: String) throws(SaveError) {}

  /// Never, for a conformer that only knows the minute.
  public func isDue(now: Int64) -> Bool { false }

  /// Nothing, for a conformer that only knows the minute.
  public func markHandled(now: Int64) throws(SaveError) {}

  /// Refuses a minute that no day has.
  public func checkMinute(_ minute: Int?) throws(SaveError) {
    guard let minute, !(0..<1440).contains(minute) else { return }
    throw SaveError("a reminder at minute \(minute) of the day cannot be: choose 0 to 1439")
  }
}
