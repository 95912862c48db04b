public import Platform

/// Why the terminal front end ended.
///
/// The terminal is already as it was. The program saves what it has to, and then ends as the
/// reason says, so that its parent sees the true cause.
public enum ExitReason: Hashable, Sendable {
  /// The player left.
  case quit
  /// A signal, or the key that stands for it, asked the program to end.
  case signal(Signal)
  /// The terminal is gone.
  case hangup

  /// The signal that the program is to die by; nil for an ordinary end.
  public var signal: Signal? {
    switch self {
    case .quit: nil
    case .signal(let signal): signal
    case .hangup: .hangup
    }
  }
}
