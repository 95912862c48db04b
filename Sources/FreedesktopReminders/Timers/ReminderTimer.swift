import Platform

/// Puts a reminder's units in place and takes them away again.
struct ReminderTimer {
  /// `$XDG_CONFIG_HOME/systemd/user`.
  let folder: String
  let environment: Environment

  /// Writes both units and starts the timer, in place of an earlier one. Either all of it is done,
  /// or nothing is left.
  func install(_ units: ReminderUnits) throws(TimerProblem) {
    let systemctl = try Systemctl(environment: environment)
    do throws(TimerProblem) {
      try write(units)
      try systemctl.run("daemon-reload")
      try systemctl.run("enable", "\(units.name).timer")
      // A timer that runs already keeps its earlier hour until it is started anew.
      try systemctl.run("restart", "\(units.name).timer")
    } catch {
      try? remove(named: units.name)
      throw error
    }
  }

  /// Stops the timer and removes what `install` wrote. Without units there is nothing to do.
  func remove(named name: String) throws(TimerProblem) {
    let paths = [".timer", ".service"].map { Path.join(folder, name + $0) }
    // What `enable` made; removed here too, in case systemd is not there to do so.
    let link = Path.join(folder, "timers.target.wants/\(name).timer")
    guard (paths + [link]).contains(where: isThere) else { return }
    let systemctl = try? Systemctl(environment: environment)
    try? systemctl?.run("disable", "--now", "\(name).timer")
    do throws(SystemError) {
      for path in paths + [link] { try FileSystem.remove(path) }
    } catch {
      throw TimerProblem("the reminder's timer cannot be removed: \(error)")
    }
    try? systemctl?.run("daemon-reload")
  }

  private func write(_ units: ReminderUnits) throws(TimerProblem) {
    do throws(SystemError) {
      try FileSystem.makeFolders(folder)
      for (ending, text) in [(".service", units.service), (".timer", units.timer)] {
        try FileSystem.writeAtomically(
          Array(text.utf8), to: Path.join(folder, units.name + ending), permissions: 0o644)
      }
    } catch {
      throw TimerProblem("the reminder's timer cannot be written: \(error)")
    }
  }

  /// Whether anything stands at a path, also a link that leads nowhere.
  private func isThere(_ path: String) -> Bool {
    (try? FileStatus(path: path, followingLinks: false)) != nil
  }
}
