import Platform

@testable import FreedesktopReminders

/// A notification service on a bus, which notes what it is asked to show.
final class FakeDesktop {
  /// A notification as it arrived.
  struct Shown: Equatable {
    var signature: String
    var arguments: [DBusValue]
  }

  private typealias Handle = DBusLibrary.Handle
  private typealias Text = UnsafePointer<CChar>

  private(set) var shown: [Shown] = []
  /// What it answers when asked what it can do.
  var capabilities: [String] = []
  /// Whether it answers anything at all.
  var isSilent = false

  private let connection: DBusConnection
  private let readWrite: @convention(c) (Handle, Int32) -> UInt32
  private let pop: @convention(c) (Handle) -> Handle?
  private let member: @convention(c) (Handle) -> Text?
  private let signature: @convention(c) (Handle) -> Text?
  private let newReturn: @convention(c) (Handle) -> Handle?
  private let send: @convention(c) (Handle, Handle, UnsafeMutablePointer<UInt32>?) -> UInt32
  private let flush: @convention(c) (Handle) -> Void

  init(_ bus: PrivateBus, named name: String = "org.freedesktop.Notifications") throws {
    connection = try DBusConnection(address: bus.address)
    let library = connection.library.library
    readWrite = try library.required("dbus_connection_read_write")
    pop = try library.required("dbus_connection_pop_message")
    member = try library.required("dbus_message_get_member")
    signature = try library.required("dbus_message_get_signature")
    newReturn = try library.required("dbus_message_new_method_return")
    send = try library.required("dbus_connection_send")
    flush = try library.required("dbus_connection_flush")
    let request: @convention(c) (Handle, Text, UInt32, UnsafeMutableRawPointer) -> Int32 =
      try library.required("dbus_bus_request_name")
    let error = DBusMemory()
    connection.library.errorInit(error.pointer)
    guard request(connection.handle, name, 0, error.pointer) == 1 else {
      throw NotificationProblem("the name \(name) is taken")
    }
  }

  /// Answers until a client's work on another thread is done; its answer.
  func serve(_ client: @escaping @Sendable () -> String) throws -> String {
    let (reader, writer) = try FileDescriptor.pipe()
    let output = writer.release()
    let thread = try WorkerThread(name: "client") {
      let descriptor = FileDescriptor(owning: output)
      try? descriptor.write(client())
    }
    while !thread.wait(milliseconds: 0) {
      guard readWrite(connection.handle, 10) != 0 else { break }
      while let message = pop(connection.handle) {
        try answer(DBusMessage(owning: message, connection.library))
      }
    }
    return String(decoding: try reader.readAll(limit: 100_000), as: UTF8.self)
  }

  private func answer(_ message: DBusMessage) throws {
    guard let name = member(message.handle), !isSilent else { return }
    let values: [DBusValue]
    switch String(cString: name) {
    case "GetCapabilities": values = [.strings(capabilities)]
    case "Notify":
      let types = signature(message.handle).map { String(cString: $0) } ?? ""
      shown.append(Shown(signature: types, arguments: message.arguments))
      values = [.uint32(UInt32(shown.count))]
    default: return
    }
    guard let handle = newReturn(message.handle) else { return }
    let reply = DBusMessage(owning: handle, connection.library)
    try reply.append(values)
    _ = send(connection.handle, reply.handle, nil)
    flush(connection.handle)
  }
}
