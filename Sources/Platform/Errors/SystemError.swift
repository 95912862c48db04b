import Glibc

/// A call to the operating system that failed.
public struct SystemError: Error, Hashable, Sendable {
  /// The `errno` that the call left.
  public var code: Int32
  /// What was attempted, as a verb that fits after "could not", for example `open`.
  public var operation: String
  /// What it was done to, usually a path; empty for none.
  public var subject: String

  /// Makes an error from a known code.
  public init(code: Int32, operation: String, subject: String = "") {
    self.code = code
    self.operation = operation
    self.subject = subject
  }

  /// Makes an error from the `errno` of the call that has just failed.
  public static func last(_ operation: String, _ subject: String = "") -> SystemError {
    SystemError(code: errno, operation: operation, subject: subject)
  }

  /// The code in words, for example `No such file or directory`.
  public var reason: String { String(cString: strerror(code)) }

  /// Whether the thing does not exist.
  public var isNotFound: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether the thing exists already and must not.
  public var isExisting: Bool { code == EEXIST }
  /// Whether the user may not do this.
  public var isNotPermitted: Bool { code == EACCES || code == EPERM || code == EROFS }
  /// Whether the other end of a pipe or socket is gone.
  public var isPeerGone: Bool { code == EPIPE || code == ECONNRESET }
}

extension SystemError: CustomStringConvertible {
  /// A sentence, for example `could not open /tmp/x: No such file or directory`.
  public var description: String {
    "could not \(operation)\(subject.isEmpty ? "" : " " + subject): \(reason)"
  }
}

/// Repeats a call that a signal interrupted, until it succeeds or fails for a reason of its own.
func retrying<T: SignedInteger>(_ call: () -> T) -> T {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
