import Glibc

/// A POSIX signal.
public struct Signal: RawRepresentable, Hashable, Sendable {
  /// The kernel's number.
  public let rawValue: Int32

  /// Makes a signal from the kernel's number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Sends it to a process; false when there is none or it is not ours.
  @discardableResult
  public func send(to process: Int32) -> Bool { Glibc.kill(process, rawValue) == 0 }

  /// The terminal went away.
  public static let hangup = Signal(rawValue: SIGHUP)
  /// Ctrl-C.
  public static let interrupt = Signal(rawValue: SIGINT)
  /// Ctrl-\.
  public static let quit = Signal(rawValue: SIGQUIT)
  /// A polite request to end.
  public static let terminate = Signal(rawValue: SIGTERM)
  /// The end without a word.
  public static let kill = Signal(rawValue: SIGKILL)
  /// A write to a pipe that nobody reads.
  public static let pipe = Signal(rawValue: SIGPIPE)
  /// A child process changed its state.
  public static let child = Signal(rawValue: SIGCHLD)
  /// Ctrl-Z.
  public static let terminalStop = Signal(rawValue: SIGTSTP)
  /// Runs on after a stop.
  public static let `continue` = Signal(rawValue: SIGCONT)
  /// The terminal has another size.
  public static let windowChange = Signal(rawValue: SIGWINCH)
  /// Output from the background.
  public static let terminalOutput = Signal(rawValue: SIGTTOU)
  /// Free for a program's own use.
  public static let user1 = Signal(rawValue: SIGUSR1)
}

extension Signal: CustomStringConvertible {
  private static let names: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL",
    SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGKILL: "SIGKILL", SIGUSR1: "SIGUSR1", SIGSEGV: "SIGSEGV", SIGUSR2: "SIGUSR2",
    SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGCHLD: "SIGCHLD",
    SIGCONT: "SIGCONT", SIGSTOP: "SIGSTOP", SIGTSTP: "SIGTSTP", SIGTTIN: "SIGTTIN",
    SIGTTOU: "SIGTTOU", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ", SIGWINCH: "SIGWINCH",
    SIGSYS: "SIGSYS",
  ]

  /// The usual name, for example `SIGTERM`.
  public var description: String { Self.names[rawValue] ?? "signal \(rawValue)" }
}
