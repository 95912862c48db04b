/// A command line, taken apart but not yet interpreted.
struct Invocation: Equatable {
  enum Request: Equatable {
    case help
    case version
    case command(CommandName)
  }

  var request: Request
  var flags: Set<String> = []
  var values: [String: String] = [:]
  /// The file to read, or `nil` for standard input.
  var path: String?

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(UsageError) {
    var words = words[...]
    let general = ["--help", "--version"]
    guard let first = words.popFirst() else { throw .missingCommand }
    if let request = Self.general(first) {
      self.request = request
      return
    }
    guard let name = CommandName(rawValue: first) else {
      throw first.hasPrefix("-")
        ? .unknown(kind: "option", word: first, known: general)
        : .unknown(kind: "command", word: first, known: CommandName.allCases.map(\.rawValue))
    }
    request = .command(name)

    var files: [String] = []
    while let word = words.popFirst() {
      if word == "--" {
        files += words
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        files.append(word)
        continue
      }
      if let request = Self.general(word) {
        self.request = request
        return
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      let attached = parts.count > 1 ? String(parts[1]) : nil
      if name.flags.contains(option) {
        guard attached == nil else { throw .unwantedValue(option: option) }
        flags.insert(option)
      } else if name.valued.contains(option) {
        guard let value = attached ?? words.popFirst() else {
          throw .missingValue(option: option)
        }
        values[option] = value
      } else {
        throw .unknown(kind: "option", word: option, known: name.flags + name.valued + general)
      }
    }
    if files.count > (name.takesFile ? 1 : 0) {
      throw .unexpectedArgument(files[name.takesFile ? 1 : 0])
    }
    path = files.first == "-" ? nil : files.first
  }

  /// An option's whole number, at least as large as asked.
  func number(_ option: String, default fallback: UInt64, atLeast least: UInt64)
    throws(UsageError) -> UInt64
  {
    guard let text = values[option] else { return fallback }
    guard let value = UInt64(text), value >= least, text.first != "+" else {
      throw .notANumber(option: option, value: text, least: least)
    }
    return value
  }

  private static func general(_ word: String) -> Request? {
    switch word {
    case "--help", "-h": .help
    case "--version": .version
    default: nil
    }
  }
}
