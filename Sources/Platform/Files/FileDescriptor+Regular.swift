import Glibc

extension FileDescriptor {
  /// Opens a regular file for reading; a folder, a fifo or a device is an error at once.
  public static func openRegular(_ path: String) throws(SystemError) -> FileDescriptor {
    let file = try FileDescriptor.open(path)
    guard try FileStatus(of: file).kind == .regular else {
      throw SystemError(code: EINVAL, operation: "read as a file", subject: path)
    }
    return file
  }
}
