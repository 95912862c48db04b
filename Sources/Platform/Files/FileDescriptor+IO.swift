import Glibc

extension FileDescriptor {
  /// What waiting for a descriptor came to.
  public enum Readiness: Sendable {
    /// Reading (or writing) will not wait.
    case ready
    /// The other end is gone, and nothing is left to read.
    case closed
    /// The time was up.
    case timedOut
  }

  /// Reads at most `count` bytes; empty at the end of the file. Nil when a non-blocking
  /// descriptor has nothing now.
  public func read(upTo count: Int) throws(SystemError) -> [UInt8]? {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      result = retrying { Glibc.read(rawValue, buffer.baseAddress, count) }
      filled = max(0, result)
    }
    if result < 0 {
      if errno == EAGAIN { return nil }
      throw .last("read from a descriptor")
    }
    return bytes
  }

  /// Reads `count` bytes at an offset, fewer at the file's end. The position does not move.
  public func read(_ count: Int, at offset: Int64) throws(SystemError) -> [UInt8] {
    var done = 0
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while done < count, let start = buffer.baseAddress {
        let got = retrying { pread(rawValue, start + done, count - done, off_t(offset) + done) }
        failed = got < 0
        guard got > 0 else { break }
        done += got
      }
      filled = done
    }
    if failed { throw .last("read from a file") }
    return bytes
  }

  /// Reads to the end, waiting when needed; `EFBIG` when there are more than `limit` bytes.
  public func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      guard let chunk = try read(upTo: min(65_536, limit - bytes.count) + 1) else {
        _ = wait(for: .reading, milliseconds: nil)
        continue
      }
      if chunk.isEmpty { return bytes }
      bytes += chunk
      guard bytes.count <= limit else {
        throw SystemError(code: EFBIG, operation: "read more than \(limit) bytes")
      }
    }
  }

  /// Writes what fits now, and says how many bytes that were: 0 when a non-blocking descriptor
  /// takes nothing now.
  public func writeSome(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    let written = retrying { Glibc.write(rawValue, bytes.baseAddress, bytes.count) }
    if written < 0 {
      if errno == EAGAIN { return 0 }
      throw .last("write to a descriptor")
    }
    return written
  }

  /// Writes everything, waiting when needed.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let written = bytes.withUnsafeBytes { all -> Result<Int, SystemError> in
        do throws(SystemError) {
          return .success(try writeSome(UnsafeRawBufferPointer(rebasing: all[done...])))
        } catch {
          return .failure(error)
        }
      }
      let count = try written.get()
      if count == 0 { _ = wait(for: .writing, milliseconds: nil) }
      done += count
    }
  }

  /// Writes everything over what stands at an offset. The position does not move.
  public func write(_ bytes: [UInt8], at offset: Int64) throws(SystemError) {
    let count = retrying { pwrite(rawValue, bytes, bytes.count, off_t(offset)) }
    guard count == bytes.count else { throw .last("write into a file") }
  }

  /// Writes a text as UTF-8.
  public func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }

  /// Puts what was written onto the disk.
  public func synchronize() throws(SystemError) {
    guard retrying({ fsync(rawValue) }) == 0 else { throw .last("synchronize a file") }
  }

  /// What is waited for.
  public enum Direction: Sendable {
    case reading, writing
  }

  /// Waits until reading or writing is possible; nil milliseconds wait for ever.
  public func wait(for direction: Direction, milliseconds: Int?) -> Readiness {
    let end = milliseconds.map { MonotonicClock.milliseconds + Int64($0) }
    let wanted = Int16(direction == .reading ? POLLIN : POLLOUT)
    while true {
      let left = end.map { max(0, $0 - MonotonicClock.milliseconds) } ?? -1
      var entry = pollfd(fd: rawValue, events: wanted, revents: 0)
      let count = poll(&entry, 1, Int32(clamping: left))
      if count < 0 && errno == EINTR { continue }
      if count == 0 {
        // A deadline beyond what one call can wait for comes in parts.
        if let end, MonotonicClock.milliseconds < end { continue }
        return .timedOut
      }
      if count > 0, entry.revents & wanted != 0 { return .ready }
      return .closed
    }
  }
}
