import Platform

/// What a stage could leave behind in this process.
///
/// Other suites start stages at the same time, so a test looks at what is its own: the copies of
/// its plugin, and the children that its thread started.
enum Leftovers {
  /// What came about since `before` and does not go away within ten seconds.
  ///
  /// When a thread of another suite ends, its children become those of a thread that lives on, and
  /// seem to be left by the test that runs there, until their own test ends them.
  static func left(since before: [String], of plugin: String) throws -> [String] {
    let end = MonotonicClock.milliseconds + 10_000
    while true {
      let left = try now(of: plugin).filter { !before.contains($0) }
      if left.isEmpty || MonotonicClock.milliseconds >= end { return left }
      Pause.milliseconds(20)
    }
  }

  /// Copies of a plugin that are still open, and children living or dead.
  static func now(of plugin: String) throws -> [String] {
    let copies = try descriptors().filter { $0.contains("memfd:\(plugin)") }
      .enumerated().map { "copy \($0.offset + 1) of \($0.element)" }
    let id = try FileSystem.linkTarget("/proc/self")
    let children = try FileDescriptor.open("/proc/\(id)/task/\(currentThreadID())/children")
      .readAll(limit: 4096)
    return copies
      + String(decoding: children, as: UTF8.self).split(separator: " ").map { "child \($0)" }
  }

  /// Bytes that this process has resident.
  static func residentMemory() throws -> Int {
    let text = String(
      decoding: try FileDescriptor.open("/proc/self/statm").readAll(limit: 4096), as: UTF8.self)
    return (Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0) * 4096
  }

  /// The files in a test's folder, and those of the host in the folders for temporary ones, but
  /// for what the host keeps of a player.
  static func files(around folder: String) throws -> [String] {
    let own = try FileSystem.list(folder).filter { $0 != "data" && $0 != "state" }
    let temporary = try ["/tmp", "/dev/shm"].flatMap { place in
      try FileSystem.list(place).filter { $0.contains("hostile") }.map { Path.join(place, $0) }
    }
    return own.sorted() + temporary.sorted()
  }

  /// What every open descriptor of the process leads to.
  static func descriptors() throws -> [String] {
    try FileSystem.list("/proc/self/fd").compactMap { name in
      try? FileSystem.linkTarget("/proc/self/fd/\(name)")
    }
  }
}
