/// How a process ended.
public enum ProcessStatus: Hashable, Sendable {
  /// By itself, with a code 0 … 255.
  case exited(Int32)
  /// By a signal.
  case signalled(Signal)

  /// Reads what `waitpid` gave.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xff) : .signalled(Signal(rawValue: signal))
  }

  /// Whether it ended by itself and said that all was well.
  public var isSuccess: Bool { self == .exited(0) }
}

extension ProcessStatus: CustomStringConvertible {
  /// For the end of a sentence, for example `ended with code 3` or `was killed by SIGSEGV`.
  public var description: String {
    switch self {
    case .exited(let code): "ended with code \(code)"
    case .signalled(let signal): "was killed by \(signal)"
    }
  }
}
