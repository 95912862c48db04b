import Glibc

/// The files of this machine, by path.
public enum FileSystem {
  /// Reads a regular file whole. Anything else (a folder, a fifo, a device) is an error at once,
  /// never a wait; so is a file of more than `limit` bytes (`EFBIG`).
  public static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor.open(path)
    let status = try FileStatus(of: file)
    guard status.kind == .regular else {
      let code = status.kind == .directory ? EISDIR : EINVAL
      throw SystemError(code: code, operation: "read", subject: path)
    }
    guard status.size <= limit else {
      throw SystemError(code: EFBIG, operation: "read", subject: path)
    }
    do throws(SystemError) {
      return try file.readAll(limit: limit)
    } catch {
      throw SystemError(code: error.code, operation: "read", subject: path)
    }
  }

  /// Writes a file so that a reader, also after a crash, finds either the old content or the new:
  /// into a temporary file beside it, onto the disk, then renamed.
  public static func writeAtomically(
    _ bytes: [UInt8], to path: String, permissions: UInt32 = 0o600
  ) throws(SystemError) {
    let temporary = "\(path).\(getpid()).tmp"
    do throws(SystemError) {
      let file = try FileDescriptor.open(temporary, .write, permissions: permissions)
      try file.write(bytes)
      try file.synchronize()
      file.close()
      try rename(temporary, to: path)
    } catch {
      _ = unlink(temporary)
      throw SystemError(code: error.code, operation: "write", subject: path)
    }
    synchronizeFolder(of: path)
  }

  /// Renames, in place of what stands at the new path.
  public static func rename(_ path: String, to newPath: String) throws(SystemError) {
    guard Glibc.rename(path, newPath) == 0 else { throw .last("rename", "\(path) to \(newPath)") }
  }

  /// Removes a file or an empty folder; what is not there is no error.
  public static func remove(_ path: String) throws(SystemError) {
    guard Glibc.remove(path) == 0 || errno == ENOENT else { throw .last("remove", path) }
  }

  /// Whether a path leads to anything.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a path leads to a regular file that the user may run.
  public static func isExecutable(_ path: String) -> Bool {
    access(path, X_OK) == 0 && (try? FileStatus(path: path))?.kind == .regular
  }

  /// Whether the user may write there.
  public static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// The absolute path without links and dots.
  public static func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last("find", path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path of the program that is running, as the kernel knows it.
  public static func executablePath() throws(SystemError) -> String {
    try linkTarget("/proc/self/exe")
  }

  /// Where a symbolic link points.
  public static func linkTarget(_ path: String) throws(SystemError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { throw .last("read the link", path) }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The folder the process works in.
  public static func workingDirectory() throws(SystemError) -> String {
    guard let path = getcwd(nil, 0) else { throw .last("find the working folder") }
    defer { free(path) }
    return String(cString: path)
  }

  /// A rename is on the disk once its folder is. Not all file systems can do that, and the file
  /// itself is whole in either case, so a failure means nothing.
  private static func synchronizeFolder(of path: String) {
    if let folder = try? FileDescriptor.open(Path.folder(of: path)) { try? folder.synchronize() }
  }
}
