import CPlatform

/// What a descriptor is ready for, or what to wait for.
public struct Readiness: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bytes can be read, or the end was reached.
  public static let read = Readiness(rawValue: 1)
  /// Bytes can be written.
  public static let write = Readiness(rawValue: 2)
  /// The other side is gone or the descriptor failed; reported whether asked for or not.
  public static let hangup = Readiness(rawValue: 4)

  init(epoll events: UInt32) {
    var ready: Readiness = []
    if events & (EPOLLIN.rawValue | EPOLLRDHUP.rawValue) != 0 { ready.insert(.read) }
    if events & EPOLLOUT.rawValue != 0 { ready.insert(.write) }
    if events & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0 { ready.insert(.hangup) }
    self = ready
  }

  var epoll: UInt32 {
    (contains(.read) ? EPOLLIN.rawValue : 0) | (contains(.write) ? EPOLLOUT.rawValue : 0)
  }
}
