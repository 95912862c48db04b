import Platform

/// A file of lines that is set aside when it has grown large; only the newest few are kept.
///
/// `telemetry.jsonl` is the file being written, `telemetry.1.jsonl` the one before it, and so on.
final class RotatingFile {
  private let folder: String
  private let limit: Int64
  private let kept: Int

  init(folder: String, limit: Int64, kept: Int) {
    self.folder = folder
    self.limit = limit
    self.kept = kept
  }

  func path(_ age: Int) -> String {
    Path.join(folder, age == 0 ? "telemetry.jsonl" : "telemetry.\(age).jsonl")
  }

  /// Appends a line. Two hosts may append to the same file: a line is one write.
  func append(_ line: [UInt8]) throws(SystemError) {
    try FileSystem.makeFolders(folder)
    if let status = try? FileStatus(path: path(0)), status.size + Int64(line.count) > limit {
      try rotate()
    }
    try FileDescriptor.open(path(0), .append).write((isCutShort ? [0x0a] : []) + line + [0x0a])
  }

  /// Whether a process was killed in the middle of the last line, which then spoils no other.
  private var isCutShort: Bool {
    guard let size = try? FileStatus(path: path(0)).size, size > 0,
      let last = try? FileDescriptor.open(path(0)).read(1, at: size - 1)
    else { return false }
    return last != [0x0a]
  }

  /// The lines of all files; one that was cut short is a line like others.
  var lines: [[UInt8]] {
    (0...kept).flatMap { age in
      let bytes = (try? FileSystem.read(path(age), limit: Int(limit) + (1 << 20))) ?? []
      return bytes.split(separator: 0x0a).map(Array.init)
    }
  }

  /// Removes every file.
  func removeAll() throws(SystemError) {
    for age in 0...kept { try FileSystem.remove(path(age)) }
  }

  private func rotate() throws(SystemError) {
    try FileSystem.remove(path(kept))
    for age in stride(from: kept - 1, through: 0, by: -1) where FileSystem.exists(path(age)) {
      try FileSystem.rename(path(age), to: path(age + 1))
    }
  }
}
