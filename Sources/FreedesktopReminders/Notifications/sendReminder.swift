public import Platform

/// Shows a reminder on the desktop, through `org.freedesktop.Notifications` on the session bus.
///
/// Waits for the desktop's answer, at most some seconds. Gives the service's number for the
/// notification.
@discardableResult
public func sendReminder(
  title: String, body: String, environment: Environment
) throws(NotificationProblem) -> UInt32 {
  let connection = try DBusConnection(address: try SessionBus.address(environment))
  return try NotificationService(connection: connection).notify(title: title, body: body)
}
