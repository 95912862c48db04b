import CPlatform
import Glibc

/// A thread of this process, for the few things that must wait apart from the event loop.
///
/// Signals meant for the process never reach it, so the reactor keeps them; only those that the
/// thread's own faults raise do. The thread is never stopped from outside: give it a descriptor
/// whose end tells it to return.
public final class WorkerThread {
  /// Its end is closed when the body has returned.
  private let finished: FileDescriptor

  /// Starts a thread. `name` is what the kernel shows; it keeps the first 15 bytes.
  public init(
    name: String, stackSize: Int = 512 << 10, body: @escaping @Sendable () -> Void
  ) throws(SystemError) {
    let (reader, writer) = try FileDescriptor.pipe()
    let end = writer.release()
    let work = Work(name: String(decoding: name.utf8.prefix(15), as: UTF8.self)) {
      body()
      _ = Glibc.close(end)
    }
    let handle = Unmanaged.passRetained(work)
    let code = Self.start(handle.toOpaque(), stackSize: stackSize)
    guard code == 0 else {
      handle.release()
      _ = Glibc.close(end)
      throw SystemError(code: code, operation: "start the thread", subject: name)
    }
    finished = reader
  }

  /// Waits until the body has returned; false when the time was up. Nil waits for ever.
  public func wait(milliseconds: Int?) -> Bool {
    finished.wait(for: .reading, milliseconds: milliseconds) != .timedOut
  }

  private static func start(_ work: UnsafeMutableRawPointer, stackSize: Int) -> Int32 {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, stackSize)
    // A thread begins with the mask of the one that starts it.
    var mask = sigset_t()
    var before = sigset_t()
    sigfillset(&mask)
    for fault in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS] {
      sigdelset(&mask, fault)
    }
    pthread_sigmask(SIG_SETMASK, &mask, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    return pthread_create(&thread, &attributes, { run($0) }, work)
  }
}

/// What a thread is to do, on its way to it.
private final class Work {
  let name: String
  let body: @Sendable () -> Void

  init(name: String, body: @escaping @Sendable () -> Void) {
    self.name = name
    self.body = body
  }
}

/// The thread's own beginning; takes over the reference that the starter made.
private func run(_ raw: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let raw else { return nil }
  let work = Unmanaged<Work>.fromOpaque(raw).takeRetainedValue()
  cplatform_name_thread(work.name)
  work.body()
  return nil
}
