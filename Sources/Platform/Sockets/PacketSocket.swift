import Glibc

/// One end of a connection that carries whole packets, in order, between two processes.
public final class PacketSocket {
  /// What receiving came to.
  public enum Receipt: Equatable, Sendable {
    /// A packet of so many bytes is in the buffer.
    case packet(Int)
    /// The other end is closed, and every packet of it has been received.
    case closed
    /// The time was up.
    case timedOut
  }

  /// What sending came to.
  public enum Delivery: Sendable {
    /// The packet is on its way.
    case sent
    /// The other end is closed.
    case closed
    /// The other end did not make room in time.
    case timedOut
  }

  /// The most bytes that a packet may have on every machine; longer messages go in parts.
  public static let greatestPacket = 64 << 10

  /// The socket; the reactor watches it, a child inherits it.
  public let descriptor: FileDescriptor

  /// Takes over one end, for example the one a process was started with.
  public init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  /// Makes two connected ends that children do not inherit by themselves.
  ///
  /// `bufferSize` bytes can be under way in each direction before sending has to wait; the
  /// kernel may grant less.
  public static func pair(
    bufferSize: Int = 256 << 10
  ) throws(SystemError) -> (PacketSocket, PacketSocket) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .last("make a socket pair") }
    let sockets = ends.map { PacketSocket(FileDescriptor(owning: $0)) }
    for socket in sockets {
      var size = Int32(clamping: bufferSize)
      _ = setsockopt(
        socket.descriptor.rawValue, SOL_SOCKET, SO_SNDBUF, &size,
        socklen_t(MemoryLayout<Int32>.size))
    }
    return (sockets[0], sockets[1])
  }

  /// Sends one packet; nil milliseconds wait for ever, 0 not at all. An empty packet could not
  /// be told from the end and must not be sent.
  public func send(
    _ bytes: UnsafeRawBufferPointer, milliseconds: Int?
  ) throws(SystemError) -> Delivery {
    precondition(!bytes.isEmpty, "an empty packet means the end")
    let end = milliseconds.map { MonotonicClock.milliseconds + Int64($0) }
    while true {
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
      let sent = retrying {
        Glibc.send(descriptor.rawValue, bytes.baseAddress, bytes.count, flags)
      }
      if sent == bytes.count { return .sent }
      switch errno {
      case EPIPE, ECONNRESET: return .closed
      case EAGAIN:
        let left = end.map { Int(max(0, $0 - MonotonicClock.milliseconds)) }
        if descriptor.wait(for: .writing, milliseconds: left) == .timedOut { return .timedOut }
      default: throw .last("send \(bytes.count) bytes")
      }
    }
  }

  /// Sends one packet.
  public func send(_ bytes: [UInt8], milliseconds: Int?) throws(SystemError) -> Delivery {
    let result = bytes.withUnsafeBytes { all -> Result<Delivery, SystemError> in
      Result { () throws(SystemError) in try send(all, milliseconds: milliseconds) }
    }
    return try result.get()
  }

  /// Receives one packet into a buffer; nil milliseconds wait for ever, 0 not at all. A packet
  /// longer than the buffer is an error (`EMSGSIZE`) and lost.
  public func receive(
    into buffer: UnsafeMutableRawBufferPointer, milliseconds: Int?
  ) throws(SystemError) -> Receipt {
    let end = milliseconds.map { MonotonicClock.milliseconds + Int64($0) }
    while true {
      // With MSG_TRUNC the kernel answers with the packet's own length.
      let flags = Int32(MSG_DONTWAIT) | Int32(MSG_TRUNC)
      let received = retrying {
        recv(descriptor.rawValue, buffer.baseAddress, buffer.count, flags)
      }
      if received > buffer.count {
        throw SystemError(code: EMSGSIZE, operation: "receive a packet of \(received) bytes")
      }
      if received > 0 { return .packet(received) }
      if received == 0 { return .closed }
      switch errno {
      case ECONNRESET: return .closed
      case EAGAIN:
        let left = end.map { Int(max(0, $0 - MonotonicClock.milliseconds)) }
        if descriptor.wait(for: .reading, milliseconds: left) == .timedOut { return .timedOut }
      default: throw .last("receive a packet")
      }
    }
  }

  /// Receives one packet, nil when the time was up, empty when the other end is closed.
  public func receive(milliseconds: Int?) throws(SystemError) -> [UInt8]? {
    var outcome: Result<Receipt, SystemError> = .success(.timedOut)
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.greatestPacket) { buffer, count in
      outcome = Result { () throws(SystemError) in
        try receive(into: UnsafeMutableRawBufferPointer(buffer), milliseconds: milliseconds)
      }
      if case .success(.packet(let received)) = outcome { count = received }
    }
    return try outcome.get() == .timedOut ? nil : bytes
  }
}
