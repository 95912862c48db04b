public import GameShellKit
public import Platform

/// Why there is nothing to see on a terminal.
public enum TerminalError: Error, Hashable, Sendable {
  /// There is no terminal, or it cannot be used.
  case device(TerminalDeviceError)
  /// `TERM` says that the terminal cannot place its cursor; nil when it says nothing.
  case cannotDraw(term: String?)
  /// The event loop failed.
  case reactor(ReactorError)
  /// The scene failed, and nobody above it took care.
  case scene(SceneFault)
}

extension TerminalError: CustomStringConvertible {
  /// What is wrong and what to do, in one sentence.
  public var description: String {
    switch self {
    case .device(let error): error.description
    case .cannotDraw(nil):
      "TERM is not set, so nothing is known of this terminal; set it, for example to xterm"
    case .cannotDraw(let term?):
      "this terminal (TERM=\(term)) cannot place its cursor; use another one"
    case .reactor(let error): error.description
    case .scene(let fault): fault.description
    }
  }
}
