/// Receives faults that were survived, for whoever mends the game.
///
/// A conformer must keep the report also when the process dies next, and must return at once.
public protocol ErrorReporter: AnyObject {
  /// Files a report in one sentence.
  func report(_ message: String)
}
