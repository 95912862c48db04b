import CPlatform
import Glibc

/// A program that this process started, from its start until its end has been collected.
///
/// The last reference to a child that still runs kills it, so none is ever left behind.
public final class ChildProcess {
  /// What is started, and how.
  public struct Launch {
    /// The program's file; no search through `PATH`.
    public var path: String
    /// The arguments after the program's name.
    public var arguments: [String]
    /// All the variables it gets.
    public var environment: Environment
    /// The descriptors it gets, by the number that each has there; it gets no others.
    public var descriptors: [Int32: Int32] = [:]
    /// Whether it leaves our session, and with it the terminal and its signals.
    public var newSession = false
    /// Whether the kernel kills it when the starting thread ends, in whatever way.
    public var diesWithParent = false
    /// Where it works; nil for where this process does.
    public var workingDirectory: String?

    /// A program with arguments and variables; its standard streams are closed until given.
    public init(path: String, arguments: [String] = [], environment: Environment) {
      self.path = path
      self.arguments = arguments
      self.environment = environment
    }

    /// What `pass` was given, which must stay open until the start.
    private var kept: [FileDescriptor] = []

    /// Gives it a descriptor of ours, under a number. The launch keeps it from being closed with
    /// its last reference, but not from `close()`.
    public mutating func pass(_ descriptor: FileDescriptor, as number: Int32) {
      kept.append(descriptor)
      descriptors[number] = descriptor.rawValue
    }

    /// Gives it our own standard input, output and error.
    public mutating func passStandardStreams() {
      for number: Int32 in 0...2 { descriptors[number] = number }
    }
  }

  /// The process id.
  public let pid: Int32
  /// Becomes readable when the process ends; nil on kernels before 5.3, where `SIGCHLD` tells.
  public let exitDescriptor: FileDescriptor?
  /// How it ended, once that has been collected.
  public private(set) var status: ProcessStatus?
  /// What it used; known once it has ended. Its memory counts what this process had resident when
  /// it started the child.
  public private(set) var usage: ResourceUsage?

  /// Starts a program. One that cannot be run is an error here, not an exit status.
  public init(_ launch: Launch) throws(SystemError) {
    var failedCall: UnsafePointer<CChar>?
    let result = Self.withC(launch) { cplatform_spawn($0, &failedCall) }
    guard result > 0 else {
      let call = failedCall.map { String(cString: $0) } ?? "spawn"
      throw SystemError(code: -result, operation: "start (\(call))", subject: launch.path)
    }
    pid = result
    let descriptor = cplatform_pidfd_open(result)
    exitDescriptor = descriptor >= 0 ? FileDescriptor(owning: descriptor) : nil
  }

  deinit {
    guard status == nil else { return }
    kill(.kill)
    _ = wait(milliseconds: nil)
  }

  /// Sends a signal; nothing once the process has been collected.
  public func kill(_ signal: Signal = .kill) {
    if status == nil { _ = Glibc.kill(pid, signal.rawValue) }
  }

  /// How it ended, without waiting; nil while it runs.
  public func poll() -> ProcessStatus? {
    if status == nil { collect(WNOHANG) }
    return status
  }

  /// Waits for its end; nil when the time was up. Nil milliseconds wait for ever.
  public func wait(milliseconds: Int?) -> ProcessStatus? {
    if let status = poll() { return status }
    guard let milliseconds else {
      collect(0)
      return status
    }
    if let exitDescriptor {
      _ = exitDescriptor.wait(for: .reading, milliseconds: milliseconds)
      return poll()
    }
    let end = MonotonicClock.milliseconds + Int64(milliseconds)
    while poll() == nil, MonotonicClock.milliseconds < end { Pause.milliseconds(2) }
    return status
  }

  /// Asks it to end, and kills it when it does not within the time.
  public func end(signal: Signal = .terminate, graceMilliseconds: Int) -> ProcessStatus? {
    kill(signal)
    if let status = wait(milliseconds: graceMilliseconds) { return status }
    kill(.kill)
    return wait(milliseconds: nil)
  }

  private func collect(_ options: Int32) {
    var waitStatus: Int32 = 0
    var usage = rusage()
    let result = retrying { wait4(pid, &waitStatus, options, &usage) }
    if result == pid {
      status = ProcessStatus(waitStatus: waitStatus)
      self.usage = ResourceUsage(usage)
    } else if result < 0 {
      // Nobody else may collect our children; if someone did, the end is all that is known.
      status = .exited(255)
    }
  }
}
