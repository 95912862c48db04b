/// One way in which words can follow a command, for example `add KEY`.
struct WordForm: Equatable {
  /// The subcommand; nil when the command has none.
  var subcommand: String?
  /// What stands for the word behind it, in brackets when it may be absent; nil for none.
  var operand: String?
  /// What the word is, for the help.
  var summary: String

  init(_ subcommand: String?, _ operand: String? = nil, _ summary: String = "") {
    self.subcommand = subcommand
    self.operand = operand
    self.summary = summary
  }

  /// Whether the word behind the subcommand may be absent.
  var isOptional: Bool { operand.map { $0.hasPrefix("[") } ?? true }

  /// The form as the help shows it.
  var text: String { [subcommand, operand].compactMap { $0 }.joined(separator: " ") }
}
