import Platform

/// What a stage could leave behind in this process.
///
/// Other suites start stages at the same time, so a test looks at what is its own: the copies of
/// its plugin, and the children that its thread started.
enum Leftovers {
  /// Copies of a plugin that are still open, and children living or dead.
  static func now(of plugin: String) throws -> [String] {
    let copies = try descriptors().filter { $0.contains("memfd:\(plugin)") }
    let id = try FileSystem.linkTarget("/proc/self")
    let children = try FileDescriptor.open("/proc/\(id)/task/\(currentThreadID())/children")
      .readAll(limit: 4096)
    let count = String(decoding: children, as: UTF8.self).split(separator: " ").count
    return copies + ["\(count) children"]
  }

  /// What every open descriptor of the process leads to.
  static func descriptors() throws -> [String] {
    try FileSystem.list("/proc/self/fd").compactMap { name in
      try? FileSystem.linkTarget("/proc/self/fd/\(name)")
    }
  }
}
