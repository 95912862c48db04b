import Platform

/// Notes that a start is under way, so that the next one knows when it came to nothing.
///
/// The note is a file with the process's id. A start that crashes, hangs until it is killed, or
/// takes the machine with it leaves it behind.
public final class StartMarker {
  private let path: String
  /// Whether the last start ended before it showed anything.
  public let lastStartFailed: Bool

  /// Looks for the last start's note and leaves one for this.
  public init(options: HostOptions) {
    path = Path.join(options.stateFolder, "starting")
    let process = (try? FileSystem.linkTarget("/proc/self")) ?? ""
    if let bytes = try? FileSystem.read(path, limit: 64) {
      // Another program that is starting at this moment has not failed.
      let other = String(decoding: bytes, as: UTF8.self)
      lastStartFailed = other.isEmpty || !FileSystem.exists("/proc/\(other)")
    } else {
      lastStartFailed = false
    }
    // Without a note the next start is simply an ordinary one.
    try? FileSystem.makeFolders(options.stateFolder)
    try? FileDescriptor.open(path, .write).write(process)
  }

  /// What the player must be told; nil after a start that went well.
  public var notice: String? {
    guard lastStartFailed else { return nil }
    return
      "The last start ended before it showed anything. So no game was opened, and for this run "
      + "all settings are as they were in the beginning; change what may be wrong."
  }

  /// The start is over: something has been shown, or the program ends in good order.
  public func clear() { try? FileSystem.remove(path) }
}
