import CPlatform
import Glibc

/// An open file, pipe or socket, which it owns: it closes it when the last reference goes.
public final class FileDescriptor {
  /// The number; -1 once it is closed or released.
  public private(set) var rawValue: Int32

  /// Takes over an open descriptor.
  public init(owning rawValue: Int32) { self.rawValue = rawValue }

  deinit { close() }

  /// Whether it is still open.
  public var isOpen: Bool { rawValue >= 0 }

  /// Closes it; a second call does nothing.
  public func close() {
    guard rawValue >= 0 else { return }
    _ = Glibc.close(rawValue)
    rawValue = -1
  }

  /// Gives the descriptor away; the caller closes it.
  public func release() -> Int32 {
    defer { rawValue = -1 }
    return rawValue
  }

  /// How a file is opened.
  public enum Mode: Sendable {
    /// For reading.
    case read
    /// For writing over what is there; made if absent.
    case write
    /// For writing at the end; made if absent.
    case append
    /// For writing; made now, and an error if it exists.
    case create
  }

  /// Opens a file. A fifo or device never blocks the call, and nothing becomes the controlling
  /// terminal; a child process does not inherit the descriptor.
  public static func open(
    _ path: String, _ mode: Mode = .read, permissions: UInt32 = 0o600
  ) throws(SystemError) -> FileDescriptor {
    let flags: Int32 =
      switch mode {
      case .read: O_RDONLY
      case .write: O_WRONLY | O_CREAT | O_TRUNC
      case .append: O_WRONLY | O_CREAT | O_APPEND
      case .create: O_WRONLY | O_CREAT | O_EXCL
      }
    let fd = retrying { Glibc.open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, permissions) }
    guard fd >= 0 else { throw .last("open", path) }
    return FileDescriptor(owning: fd)
  }

  /// A pipe that children do not inherit.
  public static func pipe() throws(SystemError) -> (reader: FileDescriptor, writer: FileDescriptor)
  {
    var ends: [Int32] = [-1, -1]
    guard cplatform_pipe(&ends) == 0 else { throw .last("make a pipe") }
    return (FileDescriptor(owning: ends[0]), FileDescriptor(owning: ends[1]))
  }

  /// Another descriptor of the same open file.
  public func duplicate() throws(SystemError) -> FileDescriptor {
    let copy = fcntl(rawValue, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw .last("duplicate a descriptor") }
    return FileDescriptor(owning: copy)
  }

  /// Whether calls return at once with `EAGAIN` instead of waiting.
  public func setNonBlocking(_ nonBlocking: Bool) throws(SystemError) {
    let flags = fcntl(rawValue, F_GETFL)
    let wanted = nonBlocking ? flags | O_NONBLOCK : flags & ~O_NONBLOCK
    guard flags >= 0, fcntl(rawValue, F_SETFL, wanted) == 0 else {
      throw .last("change a descriptor's mode")
    }
  }

  /// Whether it is a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }
}
