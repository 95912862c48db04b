import Glibc

extension TerminalDevice {
  /// Reads what is there, at most 4 KiB; never waits.
  public func read() -> Input {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
      count = Glibc.read(input, buffer.baseAddress, buffer.count)
      filled = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    if count < 0, errno == EAGAIN || errno == EINTR { return .nothing }
    return .gone
  }

  /// Writes what fits now and says how many bytes that were; nil when the terminal is gone.
  public func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Writes everything within a time in milliseconds; false when the terminal did not take it.
  @discardableResult
  public func write(_ bytes: [UInt8], within patience: Int) -> Bool {
    let end = Reactor.now + Int64(patience) * 1_000_000
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let count = write(rest) else { return false }
      rest = rest.dropFirst(count)
      guard !rest.isEmpty else { break }
      let left = (end - Reactor.now) / 1_000_000
      var entry = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      guard left > 0, poll(&entry, 1, Int32(clamping: left)) > 0 else { return false }
    }
    return true
  }
}
