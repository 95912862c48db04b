/// Why a notification was not shown.
public struct NotificationProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence: what is missing, and what to do.
  public var description: String

  /// Makes a problem from its sentence.
  public init(_ description: String) { self.description = description }
}
