import Platform

extension StageLauncher {
  /// The file that takes what a game prints; begun anew when it has grown large.
  func openLog(for path: String) throws(SystemError) -> FileDescriptor {
    let file = logFile(for: path)
    try FileSystem.makeFolders(Path.folder(of: file))
    if let status = try? FileStatus(path: file), status.size > 1 << 20 {
      try FileSystem.remove(file)
    }
    return try FileDescriptor.open(file, .append)
  }

  /// Reads what is written into a game's log from now on.
  func logReader(for path: String) -> () -> String {
    let file = logFile(for: path)
    let start = (try? FileStatus(path: file))?.size ?? 0
    return {
      guard let bytes = try? FileSystem.read(file, limit: 8 << 20) else { return "" }
      return String(decoding: bytes.dropFirst(Int(start)).suffix(64 << 10), as: UTF8.self)
    }
  }

  func logFile(for path: String) -> String {
    Path.join(
      Path.join(options.stateFolder, "log"), PluginFolders.bare(Path.name(of: path)) + ".log")
  }

  /// Writes a line into a game's log.
  func log(_ line: String, for path: String) {
    guard let file = try? openLog(for: path) else { return }
    _ = try? file.write(line + "\n")
  }
}
