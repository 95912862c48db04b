/// Why there is no terminal to play on.
public enum TerminalDeviceError: Error, Hashable, Sendable {
  /// Standard input is something else.
  case inputIsNoTerminal
  /// Standard output is something else.
  case outputIsNoTerminal
  /// The terminal refused a call.
  case refused(operation: String, reason: String)
}

extension TerminalDeviceError: CustomStringConvertible {
  /// What is wrong and what to do, in one sentence.
  public var description: String {
    switch self {
    case .inputIsNoTerminal:
      "standard input is not a terminal; start the program in one, without redirecting its input"
    case .outputIsNoTerminal:
      "standard output is not a terminal; start the program in one, without redirecting its output"
    case .refused(let operation, let reason):
      "the terminal cannot be used (\(operation): \(reason)); try another one"
    }
  }
}
