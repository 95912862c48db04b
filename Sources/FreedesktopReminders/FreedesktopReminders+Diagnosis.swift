public import Platform

extension FreedesktopReminders {
  /// Asks systemd and the desktop whether they would work, for `doctor`. Shows nothing; takes some
  /// milliseconds, or seconds where one does not answer.
  public static func diagnose(
    _ environment: Environment
  ) -> [(works: Bool, sentence: String)] {
    [timers(environment), notifications(environment)]
  }

  private static func timers(_ environment: Environment) -> (works: Bool, sentence: String) {
    do throws(TimerProblem) {
      try Systemctl(environment: environment).run("show-environment")
      return (true, "reminders are timed by systemd")
    } catch {
      return (false, "\(error); reminders are shown when the game host is started instead")
    }
  }

  private static func notifications(
    _ environment: Environment
  ) -> (works: Bool, sentence: String) {
    do throws(NotificationProblem) {
      let connection = try DBusConnection(address: try SessionBus.address(environment))
      _ = try NotificationService(connection: connection).capabilities()
      return (true, "reminders are shown by the desktop's notification service")
    } catch {
      return (false, "\(error)")
    }
  }
}
