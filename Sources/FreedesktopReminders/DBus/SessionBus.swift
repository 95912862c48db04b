import Platform

/// Where the user's session bus is.
enum SessionBus {
  /// The address that the environment names, else the socket that systemd makes for every user.
  static func address(_ environment: Environment) throws(NotificationProblem) -> String {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return address }
    if let runtime = environment["XDG_RUNTIME_DIR"], Path.isAbsolute(runtime),
      case let socket = Path.join(runtime, "bus"), FileSystem.exists(socket)
    {
      return "unix:path=\(escaped(socket))"
    }
    throw NotificationProblem(
      "there is no session bus here: neither DBUS_SESSION_BUS_ADDRESS is set, "
        + "nor is there a bus in XDG_RUNTIME_DIR")
  }

  /// A value of an address, by the D-Bus specification's "Server Addresses".
  static func escaped(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch Unicode.Scalar(byte) {
      case "A"..."Z", "a"..."z", "0"..."9", "-", "_", "/", ".", "\\", "*":
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%" + UnitName.hexadecimal(byte)
      }
    }
    return result
  }
}
