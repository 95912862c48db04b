import Glibc
import Platform

@testable import SQLiteStore

/// Ways in which a store's file goes bad.
enum Damage: String, CaseIterable {
  case truncated, garbagePages, garbageWhole, emptied, missing

  /// Does it to a file in place, as a failing disk would.
  func strike(_ path: String) throws {
    let size = try FileStatus(path: path).size
    switch self {
    case .truncated: truncate(path, off_t(size / 2))
    case .garbagePages: try overwrite(path, from: 4096, to: size)
    case .garbageWhole: try overwrite(path, from: 0, to: size)
    case .emptied: truncate(path, 0)
    case .missing: try FileSystem.remove(path)
    }
    if self == .missing || self == .emptied { try FileSystem.remove(path + "-wal") }
  }

  /// Fills a part of a file with bytes that mean nothing.
  func overwrite(_ path: String, from start: Int64, to end: Int64) throws {
    let file = FileDescriptor(owning: Glibc.open(path, O_WRONLY | O_CLOEXEC))
    lseek(file.rawValue, off_t(start), SEEK_SET)
    try file.write(Array(repeating: 0xa5, count: Int(end - start)))
  }
}
