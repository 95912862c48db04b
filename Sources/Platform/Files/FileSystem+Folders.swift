import Glibc

extension FileSystem {
  /// Makes a folder and those above it that are missing, open to the user alone.
  public static func makeFolders(
    _ path: String, permissions: UInt32 = 0o700
  ) throws(SystemError) {
    if mkdir(path, permissions) == 0 { return }
    let code = errno
    if code == ENOENT {
      let parent = Path.folder(of: path)
      guard parent != path else { throw SystemError(code: code, operation: "make", subject: path) }
      try makeFolders(parent, permissions: permissions)
      if mkdir(path, permissions) == 0 { return }
    }
    // Another process may have made it meanwhile; a file in its place is an error.
    if errno == EEXIST, let status = try? FileStatus(path: path) {
      if status.kind == .directory { return }
      throw SystemError(code: ENOTDIR, operation: "make the folder", subject: path)
    }
    throw .last("make the folder", path)
  }

  /// The names in a folder, sorted, without `.` and `..`; `EFBIG` when there are more than `limit`.
  public static func list(_ path: String, limit: Int = 100_000) throws(SystemError) -> [String] {
    guard let stream = opendir(path) else { throw .last("list", path) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last("list", path) }
        return names.sorted()
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        // The C array arrives as a tuple of the same layout, terminated by the kernel.
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      guard names.count < limit else {
        throw SystemError(code: EFBIG, operation: "list", subject: path)
      }
      names.append(name)
    }
  }

  /// Makes a fresh folder for the user alone, whose path begins with a prefix.
  public static func makeTemporaryFolder(prefix: String) throws(SystemError) -> String {
    var template = Array((prefix + "XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw .last("make a temporary folder at", prefix) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder with everything in it; links are removed, not followed.
  public static func removeTree(_ path: String) throws(SystemError) {
    guard let status = try? FileStatus(path: path, followingLinks: false) else { return }
    if status.kind == .directory {
      for name in try list(path) { try removeTree(Path.join(path, name)) }
    }
    try remove(path)
  }
}
