import GameShellKit

/// Reads the arguments by the tables in `Command` and `Option`.
///
/// Options stand anywhere, as `--name value` or `--name=value`; `--` ends them. The first other
/// word is a command if it is one, and the game's name or path if it is not.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var given: [(option: Option, value: String)] = []
  private var words: [String] = []
  private(set) var command: Command?

  private init(_ arguments: [String]) { rest = arguments[...] }

  /// Reads the arguments that follow the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(arguments)
    try parser.collect()
    return try parser.invocation()
  }

  private mutating func collect() throws(UsageError) {
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded || argument == "-" || !argument.hasPrefix("-") {
        take(word: argument, mayBeCommand: !optionsEnded)
      } else if argument == "--" {
        optionsEnded = true
      } else if argument.hasPrefix("--") {
        try takeOption(argument.dropFirst(2), as: argument)
      } else {
        try takeLetter(argument)
      }
    }
  }

  private mutating func take(word: String, mayBeCommand: Bool) {
    if mayBeCommand, command == nil, words.isEmpty, let named = Command(rawValue: word) {
      command = named
    } else {
      words.append(word)
    }
  }

  private mutating func takeOption(
    _ text: Substring, as argument: String
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = Option(rawValue: name) else {
      let names = Option.allCases.map(\.rawValue)
      throw error(
        "there is no option \(UsageError.quoted("--" + name))"
          + UsageError.suggestion(name, among: names, prefix: "--"))
    }
    try accept(option, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func takeLetter(_ argument: String) throws(UsageError) {
    guard let option = Option.allCases.first(where: { $0.letter.map { "-\($0)" } == argument })
    else {
      let name = argument.drop { $0 == "-" }
      let names = Option.allCases.map(\.rawValue)
      throw error(
        "there is no option \(UsageError.quoted(argument))"
          + UsageError.suggestion(String(name), among: names, prefix: "--"))
    }
    try accept(option, attached: nil)
  }

  private mutating func accept(_ option: Option, attached: String?) throws(UsageError) {
    let name = "--\(option.rawValue)"
    if !option.repeats, given.contains(where: { $0.option == option }) {
      throw error("\(name) was given twice")
    }
    guard let placeholder = option.placeholder else {
      guard attached == nil else { throw error("\(name) takes no value") }
      given.append((option, ""))
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw error("\(name) needs a value: \(name) \(placeholder)")
    }
    guard !value.isEmpty else { throw error("\(name) needs a value that is not empty") }
    given.append((option, value))
  }

  private mutating func invocation() throws(UsageError) -> Invocation {
    var invocation = Invocation()
    let command = command ?? .play
    invocation.command = command
    invocation.wantsHelp = given.contains { $0.option == .help }
    invocation.wantsVersion = given.contains { $0.option == .version }
    if invocation.wantsHelp || invocation.wantsVersion { return invocation }
    for (option, value) in given {
      try checkBelongs(option, to: command)
      try invocation.apply(option, value, parser: self)
    }
    try takeWords(into: &invocation)
    try checkTogether(invocation)
    return invocation
  }

  private func checkBelongs(_ option: Option, to command: Command) throws(UsageError) {
    guard !command.options.contains(option) else { return }
    let owners = Command.allCases.filter { $0.options.contains(option) }.map { owner in
      owner == .play ? "playing" : "'\(owner.rawValue)'"
    }
    let here = command == .play ? "playing" : "'\(command.rawValue)'"
    throw error(
      "--\(option.rawValue) does not go with \(here), but with "
        + owners.joined(separator: " and "))
  }

  private func takeWords(into invocation: inout Invocation) throws(UsageError) {
    let command = invocation.command
    var words = words[...]
    if command.takesPlugin, invocation.plugin == nil { invocation.plugin = words.popFirst() }
    try take(words, of: command, into: &invocation)
    if command.needsPlugin, invocation.plugin == nil, !invocation.listsChecks {
      throw error("'\(command.rawValue)' needs a game: its path, or a name that 'list' prints")
    }
  }

  private func checkTogether(_ invocation: Invocation) throws(UsageError) {
    func has(_ option: Option) -> Bool { given.contains { $0.option == option } }
    func clash(_ a: Option, _ b: Option) throws(UsageError) {
      guard has(a), has(b) else { return }
      throw error("--\(a.rawValue) and --\(b.rawValue) exclude each other")
    }
    for option in invocation.command.requiredOptions where !has(option) {
      throw error(
        "'\(invocation.command.rawValue)' needs --\(option.rawValue) \(option.placeholder ?? "")")
    }
    if invocation.command == .doctor, !has(.reports), let word = invocation.words.first {
      throw error("\(UsageError.quoted(word)) goes only with --reports")
    }
    try clash(.svg, .text)
    try clash(.light, .dark)
    let tasks: [Option] = [.now, .off, .copies, .recover]
    for (index, task) in tasks.enumerated() {
      for other in tasks[(index + 1)...] { try clash(task, other) }
      if has(task), let folder = invocation.words.first {
        throw error(
          "--\(task.rawValue) and the folder \(UsageError.quoted(folder)) exclude each other")
      }
    }
    try clash(.theme, .light)
    try clash(.theme, .dark)
    if invocation.command == .play {
      for option in [Option.tree, .size] where has(option) && !has(.headless) {
        throw error("--\(option.rawValue) goes only with --headless")
      }
      for option in [Option.color, .noMouse, .theme] where has(option) && has(.headless) {
        throw error("--\(option.rawValue) is for a terminal, which --headless does without")
      }
      if invocation.plugin == nil {
        for option in [Option.route, .seed, .trust] where has(option) {
          throw error("--\(option.rawValue) needs a game: --plugin FILE")
        }
      }
    }
  }

  func error(_ sentence: String) -> UsageError {
    UsageError(command: command, description: sentence)
  }
}
