import GameShellKit
import Platform
import TerminalFrontend

extension FindingGroup {
  /// What is known of the terminal without writing to it.
  static func terminal(
    environment: Environment, size: CellSize?
  ) -> FindingGroup {
    let isTerminal = size != nil
    let term = environment["TERM"]
    var findings = [
      Finding(
        subject: "output", grade: isTerminal ? .good : .note,
        value: isTerminal ? "a terminal" : "not a terminal",
        advice: isTerminal ? "" : "games need one, or --headless"),
      Finding(
        subject: "TERM", grade: term == nil || term == "dumb" ? .missing : .good,
        value: term ?? "not set",
        advice: term == nil || term == "dumb" ? "set TERM to your terminal's name" : ""),
      colors(environment),
      locale(environment),
    ]
    if let size {
      let isSmall = size.columns < 80 || size.rows < 24
      findings.append(
        Finding(
          subject: "size", grade: isSmall ? .note : .good, value: "\(size.columns)x\(size.rows)",
          advice: isSmall ? "80x24 or more is comfortable" : ""))
    }
    return FindingGroup(title: "Terminal", findings: findings)
  }

  private static func colors(_ environment: Environment) -> Finding {
    let depth = ColorDepth.detect(choice: nil, environment: environment)
    var reason = environment["COLORTERM"].map { "COLORTERM=\($0)" } ?? "TERM"
    if environment["NO_COLOR"] != nil { reason = "NO_COLOR" }
    let value: String =
      switch depth {
      case .none: "none"
      case .sixteen: "16"
      case .indexed: "256"
      case .truecolor: "16 million"
      }
    return Finding(
      subject: "colours", grade: depth == .truecolor ? .good : .note, value: "\(value) (\(reason))",
      advice: depth == .none ? "marks and bold type carry the meaning" : "")
  }

  private static func locale(_ environment: Environment) -> Finding {
    let name = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"]
    let folded = name?.lowercased().filter { $0 != "-" } ?? ""
    let isUTF8 = folded.hasSuffix("utf8")
    return Finding(
      subject: "locale", grade: isUTF8 ? .good : .note, value: name ?? "not set",
      advice: isUTF8 ? "" : "not UTF-8: shapes are drawn with ASCII characters")
  }
}
