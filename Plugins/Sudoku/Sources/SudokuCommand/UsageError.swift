/// A command line that was not understood, with what to do about it.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case missingCommand
  case unknown(kind: String, word: String, known: [String])
  case missingValue(option: String)
  case unwantedValue(option: String)
  case notANumber(option: String, value: String, least: UInt64)
  case unexpectedArgument(String)

  var description: String {
    switch self {
    case .missingCommand: "say what to do: \(CommandName.listed)"
    case .unknown(let kind, let word, let known):
      "unknown \(kind) “\(word)”; "
        + (nearest(to: word, among: known).map { "did you mean “\($0)”?" }
          ?? "known are \(known.joined(separator: ", "))")
    case .missingValue(let option): "\(option) needs a value after it"
    case .unwantedValue(let option): "\(option) takes no value"
    case .notANumber(let option, let value, let least):
      "\(option) needs a whole number from \(least) up, not “\(value)”"
    case .unexpectedArgument(let word): "unexpected argument “\(word)”"
    }
  }
}
