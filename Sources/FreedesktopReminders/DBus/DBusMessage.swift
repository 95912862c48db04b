/// A D-Bus message, which it owns.
final class DBusMessage {
  let handle: DBusLibrary.Handle
  let library: DBusLibrary

  /// Takes a message over.
  init(owning handle: DBusLibrary.Handle, _ library: DBusLibrary) {
    self.handle = handle
    self.library = library
  }

  deinit { library.messageUnref(handle) }

  /// A call without arguments yet. All names must be valid, which is the caller's promise.
  init(
    to destination: String, path: String, interface: String, method: String,
    _ library: DBusLibrary
  ) throws(NotificationProblem) {
    guard let handle = library.newMethodCall(destination, path, interface, method) else {
      throw NotificationProblem("there is no memory for a message")
    }
    self.handle = handle
    self.library = library
  }
}
