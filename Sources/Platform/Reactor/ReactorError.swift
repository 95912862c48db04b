import Glibc

/// Why the event loop could not do what it was asked.
public struct ReactorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The call that failed.
  public var operation: String
  /// The kernel's error number.
  public var code: Int32

  init(_ operation: String, code: Int32) {
    self.operation = operation
    self.code = code
  }

  /// A sentence with the call and what the kernel says about it.
  public var description: String {
    "the event loop failed at \(operation): \(String(cString: strerror(code)))"
  }
}
