import Platform

/// The sessions that may call the host now.
///
/// A C function pointer carries no context, so the handle is all that a service call brings
/// along. A call with a handle that is not here, or from a thread other than the stage's, is
/// refused before anything is touched.
enum LiveSessions {
  // Safe: written and read only by the thread that `mayCall` checks for.
  private nonisolated(unsafe) static var byHandle: [OpaquePointer: LiveSession] = [:]
  // Safe: written before the first plugin runs, and only read afterwards.
  private nonisolated(unsafe) static var thread: Int?

  static func enter(_ session: LiveSession) {
    if thread == nil { thread = currentThreadID() }
    byHandle[session.handle] = session
  }

  static func leave(_ session: LiveSession) { byHandle[session.handle] = nil }

  /// The session of a handle; nil when the call is not allowed.
  static func find(_ handle: OpaquePointer?) -> LiveSession? {
    guard let handle, thread == currentThreadID() else { return nil }
    return byHandle[handle]
  }
}
