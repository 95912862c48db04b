/// What is kept of one game's reminder, also for `gamehost remind`, which runs without the game.
struct ReminderRecord: Hashable, Sendable {
  /// Minutes after local midnight, 0 … 1439; nil for no reminder.
  var minute: Int?
  /// The notification's words, in the player's language.
  var title = ""
  var body = ""
  /// The local day, since 1970-01-01, whose reminder needs no showing any more.
  var handledDay: Int?
  /// Why there is no timer; nil when there is one.
  var limitation: String?

  /// The day whose reminder came last, or would have come.
  func lastOccurrence(at moment: LocalMoment) -> Int? {
    minute.map { moment.minute >= $0 ? moment.day : moment.day - 1 }
  }

  /// Whether a reminder has come due and nobody has seen it.
  func isDue(at moment: LocalMoment) -> Bool {
    guard let last = lastOccurrence(at: moment) else { return false }
    return last > handledDay ?? .min
  }
}
