/// Why a scene could not do what it was asked.
public struct SceneFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; faults of one kind within a minute count as a repetition.
  public enum Kind: String, Sendable {
    /// The stage's process ended.
    case died
    /// No answer within the deadline.
    case stalled
    /// The frame broke a rule.
    case invalidFrame
    /// The stage broke the protocol, or asked without end.
    case protocolBroken
    /// The game answered with an error.
    case refused
    /// A snapshot that this build cannot take.
    case badState
    /// A route that the game does not have.
    case badRoute
    /// The program ends, so the answer was not waited for; no fault of the game's.
    case abandoned
  }

  /// The kind.
  public var kind: Kind
  /// A sentence for the player: what happened, and what follows.
  public var reason: String

  /// Makes a fault.
  public init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }

  /// The sentence.
  public var description: String { reason }
}
