/// Where and why a text is not JSON.
struct JSONFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// In bytes from the start of the line, counted from 1.
  var column: Int
  /// What is wrong there.
  var reason: String

  init(column: Int, _ reason: String) {
    self.column = column
    self.reason = reason
  }

  var description: String { "not JSON at byte \(column): \(reason)" }
}
