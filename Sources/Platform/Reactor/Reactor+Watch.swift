import CPlatform
import Glibc

extension Reactor {
  /// Calls `body` whenever a descriptor is ready for what is wanted, or its other side is gone.
  ///
  /// The descriptor stays the caller's: cancel the handle before closing it. Readiness is
  /// reported as long as it lasts. A plain file counts as always ready.
  @discardableResult
  public func watch(
    _ descriptor: Int32, for wanted: Readiness, _ body: @escaping (Readiness) -> Void
  ) throws(ReactorError) -> ReactorHandle {
    let token = nextToken()
    if cplatform_epoll_add(epoll, descriptor, wanted.rawValue, token) != 0 {
      guard errno == EPERM else { throw ReactorError("epoll_ctl", code: errno) }
      alwaysReady[token] = wanted
    }
    watches[token] = Watch(descriptor: descriptor, body: body)
    return ReactorHandle { [weak self] in self?.unwatch(token) }
  }

  private func unwatch(_ token: UInt64) {
    guard let watch = watches.removeValue(forKey: token) else { return }
    if alwaysReady.removeValue(forKey: token) == nil {
      _ = cplatform_epoll_remove(epoll, watch.descriptor)
    }
  }
}
