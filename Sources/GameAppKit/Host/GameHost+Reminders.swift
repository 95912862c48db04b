import FreedesktopReminders
public import GameShellKit

extension GameHost {
  /// Sends a game's daily reminder: what its timer runs, as `gamehost remind <subsystem>`.
  ///
  /// Gives a sentence on what was done.
  ///
  /// - Throws: when the reminder cannot be read or shown; it is then shown at the next start.
  public func remind(_ subsystem: String) throws(SaveError) -> String {
    let delivery = try deliverReminder(
      subsystem: subsystem, folder: options.remindersFolder, environment: options.environment,
      now: SystemClock().now.wall)
    switch delivery {
    case .sent: return "the reminder of \(subsystem) was shown"
    case .notWanted: return "there is nothing to remind of for \(subsystem) today"
    case .failed(let problem): throw SaveError(problem.description)
    }
  }

  /// Shows a reminder that came due while nobody could be told, once.
  func showDueReminder<Route>(_ wired: WiredGame<Route>, _ words: ReminderCopy) {
    let now = wired.deps.clock.now.wall
    let reminders = wired.deps.reminders
    guard reminders.isDue(now: now) else { return }
    let title = words.title.text(for: wired.root.locale)
    let body = words.body.text(for: wired.root.locale)
    wired.root.tellFirst("\(title): \(body)")
    // Should this fail, the reminder is shown once more, which is better than never.
    try? reminders.markHandled(now: now)
  }
}
