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
    var set = Signal.set(signalHandlers.keys)
    _ = signalfd(signalDescriptor, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    signal.unblock()
  }

  private func listen() throws(ReactorError) {
    var set = Signal.set(signalHandlers.keys)
    let isNew = signalDescriptor < 0
    let flags = Int32(SFD_CLOEXEC | SFD_NONBLOCK)
    let descriptor = signalfd(signalDescriptor, &set, flags)
    guard descriptor >= 0 else { throw ReactorError("signalfd", code: errno) }
    signalDescriptor = descriptor
    guard isNew else { return }
    try watch(descriptor, for: .read) { [unowned self] _ in readSignals() }
  }

  private func readSignals() {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while read(signalDescriptor, &info, size) == size {
      let signal = Signal(rawValue: Int32(info.ssi_signo))
      let tokens = signalHandlers[signal].map { $0.keys.sorted() } ?? []
      for token in tokens { signalHandlers[signal]?[token]?() }
    }
  }
}
