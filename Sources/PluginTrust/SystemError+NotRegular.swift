import Glibc
import Platform

extension SystemError {
  /// A path leads to a folder, a fifo or a device where a file was expected.
  static func notRegular(_ path: String) -> SystemError {
    SystemError(code: EINVAL, operation: "read as a file", subject: path)
  }
}
