import Glibc

/// A lock between processes, and between threads of one: held as long as it lives.
///
/// It protects nothing by itself; everybody who cares takes it. The kernel ends it with the
/// process.
public final class FileLock {
  private let file: FileDescriptor

  /// Takes the lock that a file stands for, made if absent; waits at most so many milliseconds,
  /// and throws `EWOULDBLOCK` after that.
  public init(path: String, milliseconds: Int) throws(SystemError) {
    file = try FileDescriptor.open(path, .append)
    let end = MonotonicClock.milliseconds + Int64(milliseconds)
    while retrying({ flock(file.rawValue, LOCK_EX | LOCK_NB) }) != 0 {
      guard errno == EWOULDBLOCK, MonotonicClock.milliseconds < end else {
        throw .last("lock", path)
      }
      usleep(2000)
    }
  }
}
