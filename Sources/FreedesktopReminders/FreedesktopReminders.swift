public import GameShellKit
public import Platform

/// The daily reminder of one game: a systemd user timer that sends a desktop notification.
///
/// The reminder is kept in a file of its own, so that it survives a machine without systemd: there
/// the host shows it at the next start, by `isDue` and `markHandled`. Setting it runs `systemctl`
/// and waits for it, at most some seconds.
public final class FreedesktopReminders: Reminders {
  /// Where things are, and what the timer runs.
  public struct Configuration: Sendable {
    /// The game.
    public var subsystem: String
    /// The notification's title, in the player's language.
    public var title: String
    /// The notification's text, in the player's language.
    public var body: String
    /// Where reminders are kept, one file each.
    public var folder: String
    /// Where the user's systemd units are: `$XDG_CONFIG_HOME/systemd/user`.
    public var unitFolder: String
    /// The absolute path of the host, which the timer runs as `<program> remind <subsystem>`.
    public var program: String
    /// What the timer's command needs besides, to find the reminder.
    public var arguments: [String] = []
    /// The variables of this process.
    public var environment: Environment

    /// Makes a configuration.
    public init(
      subsystem: String, title: String, body: String, folder: String, unitFolder: String,
      program: String, environment: Environment
    ) {
      self.subsystem = subsystem
      self.title = title
      self.body = body
      self.folder = folder
      self.unitFolder = unitFolder
      self.program = program
      self.environment = environment
    }
  }

  /// Variables that decide where `gamehost remind` finds the reminder, the zone and the language.
  static let inheritedVariables = [
    "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "TZ",
  ]

  let file: ReminderFile
  let localMoment: (Int64) -> LocalMoment
  private var configuration: Configuration
  private let now: () -> Int64
  private var record: ReminderRecord

  /// Reads the reminder that was set earlier. `now` is in Unix milliseconds.
  ///
  /// - Throws: when there is a reminder that cannot be read.
  public init(
    _ configuration: Configuration, now: @escaping () -> Int64,
    localMoment: @escaping (Int64) -> LocalMoment = LocalMoment.machine
  ) throws(SaveError) {
    self.configuration = configuration
    self.now = now
    self.localMoment = localMoment
    file = ReminderFile(folder: configuration.folder, subsystem: configuration.subsystem)
    record =
      try file.load()
      ?? ReminderRecord(
        limitation: "the reminder's file \(file.path) is damaged; set the reminder again")
    if record.minute != nil,
      record.title != configuration.title || record.body != configuration.body
    {
      // The game or the language changed; the words are not worth failing a start.
      record.title = configuration.title
      record.body = configuration.body
      try? file.save(record)
    }
  }

  /// Minutes after local midnight; nil when none is set.
  public var dailyMinute: Int? { record.minute }

  /// Why the reminder comes only at the next start.
  public var limitation: String? { record.limitation }

  /// Keeps the reminder and sets its timer, or removes both.
  public func setDailyMinute(_ minute: Int?) throws(SaveError) {
    try checkMinute(minute)
    var new = ReminderRecord(
      minute: minute, title: configuration.title, body: configuration.body)
    // An hour that is past today is meant for tomorrow.
    new.handledDay = new.lastOccurrence(at: localMoment(now()))
    try file.save(new)
    record = new
    let limitation = installOrRemove()
    if limitation != nil {
      record.limitation = limitation
      try file.save(record)
    }
  }

  /// Keeps other words, for the timer's command too.
  public func setWords(title: String, body: String) throws(SaveError) {
    configuration.title = title
    configuration.body = body
    // The timer's process may have written since.
    guard var current = try file.load(), current.minute != nil else { return }
    current.title = title
    current.body = body
    try file.save(current)
    record = current
  }

  /// Whether a reminder has come due that nobody has seen: the host shows it, for example because
  /// there is no timer, or the machine was off.
  public func isDue(now: Int64) -> Bool {
    // The timer's process may have written since.
    let current = (try? file.load()) ?? record
    return current.isDue(at: localMoment(now))
  }

  /// Keeps the day as handled, so that neither the timer's command nor the next start reminds.
  public func markHandled(now: Int64) throws(SaveError) {
    // The timer's process may have written since.
    guard var current = try file.load(), current.minute != nil else { return }
    let day = localMoment(now).day
    // Never back: a game of yesterday that is reported late does not bring today's back.
    guard current.handledDay ?? .min < day else { return }
    current.handledDay = day
    try file.save(current)
    record = current
  }

  /// What keeps the timer from being set, in a sentence; nil when it is as wanted.
  private func installOrRemove() -> String? {
    let timer = ReminderTimer(
      folder: configuration.unitFolder, environment: configuration.environment)
    let name = ReminderUnits.name(of: configuration.subsystem)
    do throws(TimerProblem) {
      guard let minute = record.minute else {
        try timer.remove(named: name)
        return nil
      }
      try timer.install(units(named: name, minute: minute))
    } catch {
      return record.minute == nil ? "\(error)" : "\(error)\(Self.consequence)"
    }
    // What the timer runs would fail each day. Whether the desktop shows notifications can only
    // be known when one is sent.
    do throws(NotificationProblem) {
      _ = try DBusLibrary()
      return nil
    } catch {
      return "\(error)\(Self.consequence)"
    }
  }

  private static let consequence = "; the reminder is shown when the game host is started instead"

  private func units(named name: String, minute: Int) -> ReminderUnits {
    let variables = Self.inheritedVariables.compactMap { name in
      configuration.environment[name].map { (name, $0) }
    }
    return ReminderUnits(
      name: name, minute: minute, title: configuration.title, program: configuration.program,
      arguments: ["remind", configuration.subsystem] + configuration.arguments,
      variables: Dictionary(uniqueKeysWithValues: variables))
  }
}
