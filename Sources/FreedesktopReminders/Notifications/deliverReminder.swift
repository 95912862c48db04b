public import GameShellKit
public import Platform

/// What `gamehost remind` came to.
public enum ReminderDelivery: Hashable, Sendable {
  /// The notification is shown.
  case sent
  /// There was nothing to say: no reminder is set, or today's has been dealt with.
  case notWanted
  /// The notification could not be shown, and why; the host shows it at the next start.
  case failed(NotificationProblem)
}

/// Sends the reminder of a game that runs out of its timer: the work of
/// `gamehost remind <subsystem>`.
///
/// `folder` is the one that reminders are kept in, `now` is in Unix milliseconds.
///
/// - Throws: when the reminder cannot be read, or its delivery not be noted.
public func deliverReminder(
  subsystem: String, folder: String, environment: Environment, now: Int64,
  localMoment: (Int64) -> LocalMoment = LocalMoment.machine
) throws(SaveError) -> ReminderDelivery {
  let file = ReminderFile(folder: folder, subsystem: subsystem)
  guard var record = try file.load() else {
    throw SaveError("the reminder's file \(file.path) is damaged; set the reminder again")
  }
  // The hour is systemd's business, whose time zone may be another; a day has one reminder.
  let today = localMoment(now).day
  guard record.minute != nil, record.handledDay ?? .min < today else { return .notWanted }
  do throws(NotificationProblem) {
    try sendReminder(title: record.title, body: record.body, environment: environment)
  } catch {
    return .failed(error)
  }
  record.handledDay = today
  // Whatever was in the way when it was set is so no longer.
  record.limitation = nil
  try file.save(record)
  return .sent
}
