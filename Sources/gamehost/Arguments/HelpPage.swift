/// The page that `--help` prints, made from the tables; each fits a screen of 80×24.
enum HelpPage {
  /// The page of a command; nil for the program's.
  static func text(for command: Command) -> String {
    var lines: [String] = []
    switch command {
    case .play:
      lines = [
        "gamehost: \(command.summary)",
        "Usage: gamehost [OPTION...] [GAME]   the list of games, or one game",
      ]
      for other in Command.allCases where other != .play {
        let call = "gamehost \(other.rawValue)" + (other.needsPlugin ? " GAME" : "")
        lines.append("       " + padded(call, 30) + other.shortSummary)
      }
    default:
      lines = [
        "gamehost \(command.rawValue): \(command.summary)",
        "",
        "Usage: gamehost \(command.rawValue) [OPTION...]" + (command.needsPlugin ? " GAME" : ""),
      ]
    }
    lines.append("")
    lines += command.options.map(line)
    if command != .play { lines.append("") }
    lines.append(exitCodes(for: command))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ option: Option) -> String {
    var name = "--\(option.rawValue)"
    if let placeholder = option.placeholder { name += "=\(placeholder)" }
    if let letter = option.letter { name += ", -\(letter)" }
    return " " + padded(name, 18) + option.summary
  }

  private static func exitCodes(for command: Command) -> String {
    let codes: [ExitCode] =
      switch command {
      case .play: [.done, .usage, .badPlugin, .noInput, .unavailable]
      case .list, .doctor: [.done, .usage, .inputOutput]
      case .inspect: [.done, .usage, .badPlugin, .noInput]
      case .shot: [.done, .usage, .badPlugin, .noInput, .cannotCreate]
      }
    return "Exit codes: "
      + codes.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: ", ")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
