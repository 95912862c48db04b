import Glibc

/// What the file system says about a file.
public struct FileStatus: Hashable, Sendable {
  /// What a path can lead to.
  public enum Kind: String, Sendable {
    case regular = "regular file"
    case directory = "folder"
    case fifo = "named pipe"
    case socket = "socket"
    case device = "device"
    case link = "symbolic link"
  }

  /// What it is.
  public var kind: Kind
  /// Bytes.
  public var size: Int64
  /// When the content changed last, in nanoseconds since 1970-01-01 UTC.
  public var modified: Int64
  /// When the content or the properties changed last, in the same unit; no program can set it.
  public var changed: Int64
  /// The file's number on its file system; a file renamed over another has a new one.
  public var inode: UInt64
  /// The file system's number.
  public var device: UInt64
  /// The permission bits.
  public var permissions: UInt32

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .directory
    case S_IFIFO: kind = .fifo
    case S_IFSOCK: kind = .socket
    case S_IFLNK: kind = .link
    case S_IFREG: kind = .regular
    default: kind = .device
    }
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    changed = Int64(status.st_ctim.tv_sec) * 1_000_000_000 + Int64(status.st_ctim.tv_nsec)
    inode = UInt64(status.st_ino)
    device = UInt64(status.st_dev)
    permissions = UInt32(status.st_mode & 0o7777)
  }

  /// The status of what a path leads to; of the link itself when `followingLinks` is false.
  public init(path: String, followingLinks: Bool = true) throws(SystemError) {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { throw .last("look at", path) }
    self.init(status)
  }

  /// The status of an open file.
  public init(of file: FileDescriptor) throws(SystemError) {
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else { throw .last("look at an open file") }
    self.init(status)
  }
}
