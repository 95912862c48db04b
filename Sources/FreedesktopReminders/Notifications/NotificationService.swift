/// The desktop's notification service, by the Desktop Notifications Specification 1.2.
struct NotificationService {
  private static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"

  let connection: DBusConnection

  /// Shows a notification, and gives the service's number for it.
  func notify(title: String, body: String) throws(NotificationProblem) -> UInt32 {
    let takesMarkup = try capabilities().contains("body-markup")
    let reply = try call(
      "Notify",
      [
        .string("gamehost"), .uint32(0), .string("applications-games"),
        .string(Self.trimmed(title, to: 200)),
        .string(Self.trimmed(takesMarkup ? Self.escaped(body) : body, to: 2000)),
        .strings([]),
        .properties(["desktop-entry": .string("gamehost"), "urgency": .byte(1)]),
        // The service decides how long it is shown.
        .int32(-1),
      ])
    guard case .uint32(let id) = reply.first else {
      throw NotificationProblem("the desktop's notification service gave a wrong answer")
    }
    return id
  }

  /// What the service can do.
  func capabilities() throws(NotificationProblem) -> [String] {
    if case .strings(let names) = try call("GetCapabilities", []).first { names } else { [] }
  }

  private func call(
    _ method: String, _ arguments: [DBusValue]
  ) throws(NotificationProblem) -> [DBusValue] {
    let message = try DBusMessage(
      to: Self.name, path: Self.path, interface: Self.name, method: method, connection.library)
    try message.append(arguments)
    return try connection.call(message)
  }

  /// A text as a service shows it that reads markup in bodies.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }

  private static func trimmed(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(count - 1) + "…"
  }
}
