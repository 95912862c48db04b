import Platform
import TestSupport
import Testing

/// The demo program, which shows a scene through the real front end.
enum Demo {
  /// The built program; `swift test` puts it beside the tests.
  static func path() throws -> String {
    Path.join(Path.folder(of: try FileSystem.executablePath()), "termdemo")
  }

  /// Starts it on a terminal of its own and waits for its first frame.
  static func start(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    variables: [String: String?] = [:], widths: TerminalModel.Widths = .modern,
    answer: @escaping (String) -> String? = { _ in nil }
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: columns, rows: rows, widths: widths)
    terminal.answer = answer
    try terminal.start(try path(), arguments, variables: variables)
    try #require(terminal.read(untilShown: "termdemo"), "no first frame")
    return terminal
  }

  /// What a modern terminal answers to the program's questions.
  static func modernAnswer(_ question: String) -> String? {
    switch question {
    case "]11;?": "\u{1b}]11;rgb:0000/0000/0000\u{1b}\\"
    case "?u": "\u{1b}[?0u"
    case "?2026$p": "\u{1b}[?2026;2$y"
    case "c": "\u{1b}[?62;22c"
    default: nil
    }
  }
}

/// Checks that a terminal is as the program found it.
func expectRestored(
  _ terminal: PseudoTerminal, settings: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(terminal.model.leftOver.isEmpty, sourceLocation: sourceLocation)
  #expect(terminal.settings == settings, sourceLocation: sourceLocation)
  #expect(terminal.pendingInput == 0, sourceLocation: sourceLocation)
  #expect(terminal.model.surprises.isEmpty, sourceLocation: sourceLocation)
}
