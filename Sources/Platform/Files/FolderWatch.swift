import Glibc

/// Tells when something happens to the files in some folders (inotify).
///
/// Watch `descriptor` for reading and call `changes()` when it is ready.
public final class FolderWatch {
  /// Something that happened to a file.
  public struct Change: Hashable, Sendable {
    /// What happened.
    public enum Kind: Sendable {
      /// A program that had written it closed it, or it was moved here: it may be complete.
      case arrived
      /// It is being written.
      case writing
      /// It was removed or moved away.
      case removed
      /// Events were lost: look at everything again.
      case overflow
    }

    /// The folder, as it was named to `watch`.
    public var folder: String
    /// The file's name in it.
    public var name: String
    /// What happened.
    public var kind: Kind
  }

  /// Becomes readable when something happened.
  public let descriptor: FileDescriptor
  /// The folders that are watched, as they were named.
  public var watched: Set<String> { Set(folders.values) }
  private var folders: [Int32: String] = [:]

  /// Starts without folders.
  public init() throws(SystemError) {
    let number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard number >= 0 else { throw .last("start watching files") }
    descriptor = FileDescriptor(owning: number)
  }

  /// Watches a folder, which must exist.
  public func watch(_ folder: String) throws(SystemError) {
    let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM)
    let watch = inotify_add_watch(descriptor.rawValue, folder, mask)
    guard watch >= 0 else { throw .last("watch", folder) }
    folders[watch] = folder
  }

  /// Watches a folder no longer; nothing for one that is not watched. What happened in it before is
  /// not told any more.
  public func unwatch(_ folder: String) {
    for (watch, name) in folders where name == folder {
      inotify_rm_watch(descriptor.rawValue, watch)
      folders[watch] = nil
    }
  }

  /// What happened since the last call, oldest first; never waits.
  public func changes() -> [Change] {
    var result: [Change] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 8)
    defer { buffer.deallocate() }
    while true {
      let count = retrying { read(descriptor.rawValue, buffer.baseAddress, buffer.count) }
      guard count > 0 else { return result }
      var offset = 0
      let headerSize = MemoryLayout<inotify_event>.size
      while offset + headerSize <= count {
        let watch = buffer.load(fromByteOffset: offset, as: Int32.self)
        let mask = buffer.load(fromByteOffset: offset + 4, as: UInt32.self)
        let length = Int(buffer.load(fromByteOffset: offset + 12, as: UInt32.self))
        let nameStart = offset + headerSize
        let name = buffer[nameStart..<min(count, nameStart + length)].prefix { $0 != 0 }
        offset = nameStart + length
        if mask & UInt32(IN_Q_OVERFLOW) != 0 {
          result.append(Change(folder: "", name: "", kind: .overflow))
        } else if let folder = folders[watch], !name.isEmpty {
          let kind: Change.Kind =
            if mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 {
              .arrived
            } else if mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0 {
              .removed
            } else {
              .writing
            }
          result.append(
            Change(folder: folder, name: String(decoding: name, as: UTF8.self), kind: kind))
        }
      }
    }
  }
}
