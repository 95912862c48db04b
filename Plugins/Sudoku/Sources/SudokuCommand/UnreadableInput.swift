/// An input that could not be opened or read.
public struct UnreadableInput: Error, Sendable {
  /// Why, in the system's words.
  public let reason: String

  /// Keeps the system's reason.
  public init(reason: String) {
    self.reason = reason
  }
}
