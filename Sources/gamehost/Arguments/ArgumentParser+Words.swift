import GameShellKit

extension ArgumentParser {
  /// Takes the words that follow a command by its forms, and complains of those left over.
  func take(
    _ words: ArraySlice<String>, of command: Command, into invocation: inout Invocation
  ) throws(UsageError) {
    guard let form = try form(for: words, of: command) else {
      if let extra = words.first { throw tooMany(extra) }
      return
    }
    let operands = words.dropFirst(form.subcommand == nil ? 0 : 1)
    if operands.isEmpty, let operand = form.operand, !form.isOptional {
      throw error("'\(command.rawValue)' needs \(operand): \(form.summary)")
    }
    if let extra = operands.dropFirst(form.operand == nil ? 0 : 1).first { throw tooMany(extra) }
    invocation.words = Array(words)
  }

  private func form(
    for words: ArraySlice<String>, of command: Command
  ) throws(UsageError) -> WordForm? {
    let forms = command.forms
    let names = forms.compactMap(\.subcommand)
    guard !names.isEmpty else { return forms.first }
    guard let word = words.first else {
      throw error("'\(command.rawValue)' needs one of: \(names.joined(separator: ", "))")
    }
    if let form = forms.first(where: { $0.subcommand == word }) { return form }
    throw error(
      "'\(command.rawValue)' does not know \(UsageError.quoted(word))"
        + UsageError.suggestion(word, among: names))
  }

  private func tooMany(_ word: String) -> UsageError {
    error("\(UsageError.quoted(word)) is one word too many")
  }
}
