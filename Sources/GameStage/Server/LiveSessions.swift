import Platform

/// The sessions that may call the host now.
///
/// A C function pointer carries no context, so the handle is all that a service call brings
/// along. A call with a handle that is not here, from a thread other than the stage's, or from a
/// signal's handler while another call is on its way, is refused before anything is touched.
enum LiveSessions {
  // Safe: written and read only by the thread that `mayCall` checks for.
  private nonisolated(unsafe) static var byHandle: [OpaquePointer: LiveSession] = [:]
  // Safe: written before the first plugin runs, and only read afterwards.
  private nonisolated(unsafe) static var thread: Int?

  // Safe: only the stage's thread has handles made.
  private nonisolated(unsafe) static var made: UInt = 0
  // Safe: as the handles.
  nonisolated(unsafe) static var isCalling = false

  /// A handle that no other session of this process has or had: it is a number that looks like a
  /// pointer, so that one which a game has kept too long never becomes another session's.
  static func makeHandle() -> OpaquePointer {
    made += 1
    guard let handle = OpaquePointer(bitPattern: 4096 + made * 16) else {
      preconditionFailure("the number is not zero")
    }
    return handle
  }

  static func enter(_ session: LiveSession) {
    if thread == nil { thread = currentThreadID() }
    byHandle[session.handle] = session
  }

  static func leave(_ session: LiveSession) { byHandle[session.handle] = nil }

  /// The session of a handle; nil when the call is not allowed.
  static func find(_ handle: OpaquePointer?) -> LiveSession? {
    guard let handle, thread == currentThreadID(), !isCalling else { return nil }
    return byHandle[handle]
  }
}
