/// What the command reads from and writes to.
///
/// A conformer keeps the order of what is written to each of its two outputs, and opens one input
/// at most.
public protocol Console {
  /// Makes a file, or standard input for `nil`, the one that lines are read from.
  mutating func open(_ path: String?) throws(UnreadableInput)
  /// The next line without its line end, or `nil` after the last.
  mutating func readLine() throws(UnreadableInput) -> String?
  /// Writes to standard output as it is.
  mutating func write(_ text: String)
  /// Writes to standard error as it is.
  mutating func writeError(_ text: String)
}
