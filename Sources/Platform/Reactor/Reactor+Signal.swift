import CPlatform
import Glibc

extension Reactor {
  /// Calls `body` in the loop when a signal arrives, instead of the signal's own action.
  ///
  /// The signal is blocked in this process from now on; several that arrive before the loop looks
  /// count as one. When the last handler of a signal is cancelled, the signal acts again as
  /// before. Child processes inherit the mask and must be started with an empty one.
  @discardableResult
  public func onSignal(
    _ signal: Signal, _ body: @escaping () -> Void
  ) throws(ReactorError) -> ReactorHandle {
    let token = nextToken()
    signal.block()
    signalHandlers[signal, default: [:]][token] = body
    try listen()
    return ReactorHandle { [weak self] in self?.removeHandler(token, of: signal) }
  }

  private func removeHandler(_ token: UInt64, of signal: Signal) {
    signalHandlers[signal]?[token] = nil
    guard signalHandlers[signal]?.isEmpty == true else { return }
    signalHandlers[signal] = nil
    _ = signalfd(replacing: signalDescriptor)
    signal.unblock()
  }

  private func listen() throws(ReactorError) {
    let isNew = signalDescriptor < 0
    let descriptor = signalfd(replacing: signalDescriptor)
    guard descriptor >= 0 else { throw ReactorError("signalfd", code: errno) }
    signalDescriptor = descriptor
    guard isNew else { return }
    try watch(descriptor, for: .read) { [unowned self] _ in readSignals() }
  }

  private func signalfd(replacing descriptor: Int32) -> Int32 {
    let numbers = signalHandlers.keys.map(\.rawValue)
    return cplatform_signalfd(descriptor, numbers, Int32(numbers.count))
  }

  private func readSignals() {
    while true {
      let number = cplatform_signalfd_next(signalDescriptor)
      guard number > 0 else { return }
      let signal = Signal(rawValue: number)
      let tokens = signalHandlers[signal].map { $0.keys.sorted() } ?? []
      for token in tokens { signalHandlers[signal]?[token]?() }
    }
  }
}
