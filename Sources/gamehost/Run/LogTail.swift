import Platform

/// What the games write into their logs during a run, for `--verbose`.
///
/// It is shown when the run is over, so that nothing of it gets onto a screen that is in use.
struct LogTail {
  /// At most so much of one log is shown, in bytes.
  private static let limit = 1 << 20

  private let folder: String
  private let sizes: [String: Int64]

  /// Notes how long the logs in a folder are now.
  init(folder: String) {
    self.folder = folder
    sizes = Self.sizes(in: folder)
  }

  /// The lines that were added since, each behind its log's name.
  var lines: [String] {
    Self.sizes(in: folder).sorted { $0.key < $1.key }.flatMap { name, size -> [String] in
      var start = sizes[name] ?? 0
      if start > size { start = 0 }
      start = max(start, size - Int64(Self.limit))
      guard let file = try? FileDescriptor.open(Path.join(folder, name)),
        let bytes = try? file.read(Int(size - start), at: start)
      else { return [] }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.split(separator: "\n").map { "\(name.dropLast(4)): \($0)" }
    }
  }

  private static func sizes(in folder: String) -> [String: Int64] {
    let names = (try? FileSystem.list(folder)) ?? []
    var result: [String: Int64] = [:]
    for name in names where name.hasSuffix(".log") {
      result[name] = try? FileStatus(path: Path.join(folder, name)).size
    }
    return result
  }
}
