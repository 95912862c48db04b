import Platform

/// The functions of `libdbus-1.so.3` that are used here.
///
/// Reference: libdbus's low-level API, dbus.freedesktop.org/doc/api. A `dbus_bool_t` is 32 bits;
/// false means that memory ran out, unless said otherwise.
struct DBusLibrary {
  /// `DBusConnection *` and `DBusMessage *`: only the library looks inside.
  typealias Handle = OpaquePointer
  typealias Text = UnsafePointer<CChar>
  typealias Memory = UnsafeMutableRawPointer

  /// What the functions came from, for those that only some callers need.
  let library: DynamicLibrary

  let errorInit: @convention(c) (Memory) -> Void
  let errorFree: @convention(c) (Memory) -> Void
  let openPrivate: @convention(c) (Text, Memory) -> Handle?
  let register: @convention(c) (Handle, Memory) -> UInt32
  let setExitOnDisconnect: @convention(c) (Handle, UInt32) -> Void
  let close: @convention(c) (Handle) -> Void
  let unref: @convention(c) (Handle) -> Void
  let call: @convention(c) (Handle, Handle, Int32, Memory) -> Handle?
  let newMethodCall: @convention(c) (Text, Text, Text, Text) -> Handle?
  let messageUnref: @convention(c) (Handle) -> Void
  let beginAppending: @convention(c) (Handle, Memory) -> Void
  let appendBasic: @convention(c) (Memory, Int32, UnsafeRawPointer) -> UInt32
  let openContainer: @convention(c) (Memory, Int32, Text?, Memory) -> UInt32
  let closeContainer: @convention(c) (Memory, Memory) -> UInt32
  let beginReading: @convention(c) (Handle, Memory) -> UInt32
  let argumentType: @convention(c) (Memory) -> Int32
  let elementType: @convention(c) (Memory) -> Int32
  let basic: @convention(c) (Memory, Memory) -> Void
  let recurse: @convention(c) (Memory, Memory) -> Void
  let next: @convention(c) (Memory) -> UInt32

  init() throws(NotificationProblem) {
    do throws(DynamicLibraryError) {
      let library = try DynamicLibrary("libdbus-1.so.3")
      self.library = library
      errorInit = try library.required("dbus_error_init")
      errorFree = try library.required("dbus_error_free")
      openPrivate = try library.required("dbus_connection_open_private")
      register = try library.required("dbus_bus_register")
      setExitOnDisconnect = try library.required("dbus_connection_set_exit_on_disconnect")
      close = try library.required("dbus_connection_close")
      unref = try library.required("dbus_connection_unref")
      call = try library.required("dbus_connection_send_with_reply_and_block")
      newMethodCall = try library.required("dbus_message_new_method_call")
      messageUnref = try library.required("dbus_message_unref")
      beginAppending = try library.required("dbus_message_iter_init_append")
      appendBasic = try library.required("dbus_message_iter_append_basic")
      openContainer = try library.required("dbus_message_iter_open_container")
      closeContainer = try library.required("dbus_message_iter_close_container")
      beginReading = try library.required("dbus_message_iter_init")
      argumentType = try library.required("dbus_message_iter_get_arg_type")
      elementType = try library.required("dbus_message_iter_get_element_type")
      basic = try library.required("dbus_message_iter_get_basic")
      recurse = try library.required("dbus_message_iter_recurse")
      next = try library.required("dbus_message_iter_next")
      let useThreads: @convention(c) () -> UInt32 = try library.required(
        "dbus_threads_init_default")
      _ = useThreads()
    } catch {
      throw NotificationProblem(
        "\(error); install D-Bus's library (libdbus-1-3) to see notifications")
    }
  }
}

/// Memory for one of the library's own structures, `DBusError` or `DBusMessageIter`, whose fields
/// are its business: 128 bytes are more than either has on any machine (32 and 72).
final class DBusMemory {
  let pointer: UnsafeMutableRawPointer

  init() {
    pointer = .allocate(byteCount: 128, alignment: 16)
    pointer.initializeMemory(as: UInt8.self, repeating: 0, count: 128)
  }

  deinit { pointer.deallocate() }
}
