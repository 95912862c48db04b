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
      lines.append("Commands, each with its own --help:")
      for group in Command.Group.allCases {
        let names = Command.allCases.filter { $0.group == group }.map(\.rawValue)
        lines.append(" " + padded(group.rawValue, 10) + names.joined(separator: ", "))
      }
    default:
      lines = [
        "gamehost \(command.rawValue): \(command.summary)",
        "",
      ]
      lines += usage(of: command)
    }
    // The program's own page has no line to spare.
    if command != .play { lines.append("") }
    let names = command.options.map(name(of:))
    let width = max(18, 1 + (names.map(\.count).max() ?? 0))
    lines += zip(names, command.options).map { " " + padded($0, width) + $1.summary }
    if command != .play { lines.append("") }
    lines.append(exitCodes(for: command))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func usage(of command: Command) -> [String] {
    let call = "gamehost \(command.rawValue) [OPTION...]"
    let forms = command.forms
    guard !forms.isEmpty else {
      let game = command.needsPlugin ? " GAME" : command.takesPlugin ? " [GAME]" : ""
      return ["Usage: \(call)" + game]
    }
    return forms.enumerated().map { index, form in
      let start = (index == 0 ? "Usage: " : "       ") + "gamehost \(command.rawValue) \(form.text)"
      return form.summary.isEmpty ? start : padded(start, 38) + form.summary
    }
  }

  private static func name(of option: Option) -> String {
    var name = "--\(option.rawValue)"
    if let placeholder = option.placeholder { name += "=\(placeholder)" }
    if let letter = option.letter { name += ", -\(letter)" }
    return name
  }

  private static func exitCodes(for command: Command) -> String {
    let codes: [ExitCode] =
      switch command {
      case .play: [.done, .usage, .badPlugin, .noInput, .unavailable]
      case .list: [.done, .usage, .inputOutput]
      case .doctor: [.done, .usage, .noInput, .inputOutput]
      case .inspect, .validate: [.done, .usage, .badPlugin, .noInput]
      case .dev: [.done, .usage, .badPlugin, .noInput, .unavailable]
      case .scan: [.done, .usage, .noInput, .inputOutput]
      case .shot: [.done, .usage, .badPlugin, .noInput, .cannotCreate]
      case .trust: [.done, .usage, .refused, .noInput, .configuration]
      case .verify: [.done, .usage, .refused, .noInput, .unavailable]
      case .keygen: [.done, .usage, .unavailable, .cannotCreate]
      case .remind: [.done, .usage, .unavailable]
      case .sync: [.done, .usage, .inputOutput]
      case .sign, .redeem, .licence: [.done, .usage, .refused, .noInput, .unavailable]
      }
    return "Exit codes: "
      + codes.map { code in
        let isRefusal = code == .refused && [.trust, .licences].contains(command.group)
        if code == .badPlugin, command == .validate { return "\(code.rawValue) a check failed" }
        return "\(code.rawValue) \(isRefusal ? "refused" : code.meaning)"
      }.joined(separator: ", ")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
