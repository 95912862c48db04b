extension FileSystem {
  /// Copies a file's content to a new path in parts, onto the disk; what stands there is replaced.
  public static func copy(
    _ path: String, to newPath: String, permissions: UInt32 = 0o600
  ) throws(SystemError) {
    let source = try FileDescriptor.openRegular(path)
    let target = try FileDescriptor.open(newPath, .write, permissions: permissions)
    var offset: Int64 = 0
    while true {
      let part = try source.read(1 << 20, at: offset)
      if part.isEmpty { break }
      try target.write(part)
      offset += Int64(part.count)
    }
    try target.synchronize()
  }
}
