import Platform

/// What a stage could leave behind in this process.
enum Leftovers {
  /// Descriptors of stages, and children living or dead. The store stays open and is not counted.
  static func now() throws -> [String] {
    let descriptors = try FileSystem.list("/proc/self/fd").compactMap { name in
      try? FileSystem.linkTarget("/proc/self/fd/\(name)")
    }.filter { $0.contains("memfd") || $0.contains("socket") || $0.contains("pidfd") }
    let id = try FileSystem.linkTarget("/proc/self")
    let children = try FileSystem.list("/proc/\(id)/task").map { thread in
      String(
        decoding: try FileDescriptor.open("/proc/\(id)/task/\(thread)/children")
          .readAll(limit: 4096), as: UTF8.self)
    }
    return descriptors.map { $0.hasPrefix("socket") ? "socket" : $0 }.sorted()
      + ["\(children.joined(separator: " ").split(separator: " ").count) children"]
  }
}
