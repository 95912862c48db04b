import Glibc

/// Writes a line to a descriptor at once, unless nobody takes it.
func say(_ line: String, to descriptor: Int32) {
  var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  guard poll(&entry, 1, 0) > 0 else { return }
  let bytes = Array((line + "\n").utf8)
  _ = write(descriptor, bytes, bytes.count)
}
