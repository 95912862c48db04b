/// A connection to a message bus of this process's own; it ends with its last reference.
final class DBusConnection {
  /// The longest that an answer may take, in milliseconds.
  static let deadline: Int32 = 10_000

  let library: DBusLibrary
  let handle: DBusLibrary.Handle

  /// Connects to the bus at an address and says hello.
  init(address: String) throws(NotificationProblem) {
    let library = try DBusLibrary()
    self.library = library
    handle = try Self.asking(library) { error in library.openPrivate(address, error) }
    // The library's own answer to a lost bus is to end the program.
    library.setExitOnDisconnect(handle, 0)
    let handle = handle
    _ = try Self.asking(library) { error in library.register(handle, error) == 1 ? handle : nil }
  }

  deinit {
    library.close(handle)
    library.unref(handle)
  }

  /// Sends a call and waits for its answer.
  func call(_ message: DBusMessage) throws(NotificationProblem) -> [DBusValue] {
    let reply = try Self.asking(library) { error in
      library.call(handle, message.handle, Self.deadline, error)
    }
    return DBusMessage(owning: reply, library).arguments
  }

  /// Does something that fills in a `DBusError` when it fails.
  ///
  /// The structure begins with two texts, the error's name and its message.
  private static func asking(
    _ library: DBusLibrary,
    _ body: (DBusLibrary.Memory) -> DBusLibrary.Handle?
  ) throws(NotificationProblem) -> DBusLibrary.Handle {
    let error = DBusMemory()
    library.errorInit(error.pointer)
    if let result = body(error.pointer) { return result }
    defer { library.errorFree(error.pointer) }
    let texts = (0...1).map { index in
      error.pointer.load(
        fromByteOffset: index * MemoryLayout<UnsafePointer<CChar>?>.stride,
        as: UnsafePointer<CChar>?.self
      ).map { String(cString: $0) }
    }
    throw problem(name: texts[0] ?? "", message: texts[1] ?? "there is no memory")
  }

  private static func problem(name: String, message: String) -> NotificationProblem {
    switch name {
    case "org.freedesktop.DBus.Error.ServiceUnknown",
      "org.freedesktop.DBus.Error.NameHasNoOwner":
      NotificationProblem(
        "the desktop has no notification service; start one, for example dunst or mako")
    case "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Timeout":
      NotificationProblem("the desktop's notification service does not answer")
    default: NotificationProblem("the session bus refused: \(message)")
    }
  }
}
