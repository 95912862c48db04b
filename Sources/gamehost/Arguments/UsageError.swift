import GameShellKit

/// Why the arguments make no sense: a sentence that names the argument and the nearest right one.
struct UsageError: Error, Hashable, CustomStringConvertible {
  /// The command whose help is worth reading; nil for the program's.
  var command: Command?
  /// The sentence.
  var description: String

  /// `word` in quotes, cut to a length that fits a message, without control characters.
  static func quoted(_ word: String) -> String {
    let printable = word.printable()
    return printable.count > 60 ? "'\(printable.prefix(60))...'" : "'\(printable)'"
  }

  /// `; did you mean …?` with the nearest of the words, or nothing.
  static func suggestion(_ word: String, among words: [String], prefix: String = "") -> String {
    words.nearest(to: word).map { "; did you mean '\(prefix)\($0)'?" } ?? ""
  }
}
