/// Why there is no timer. Not an error of the game: the reminder is shown at the next start.
struct TimerProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is in the way, as the beginning of a sentence.
  var description: String

  init(_ description: String) { self.description = description }
}
