/// What a game can begin without, by the step that wires it.
public struct StepStrings: Hashable, Sendable {
  /// A game begins without a service: `{step}`, `{reason}`.
  public var without = "Without {step}: {reason}."
  /// The first step: what is counted.
  public var telemetry = "telemetry"
  /// The second step.
  public var errorReporter = "fault reports"
  /// The third step.
  public var gameCenter = "records"
  /// The fifth step.
  public var monetization = "purchases"
  /// The sixth step.
  public var audio = "sound"
  /// The seventh step.
  public var consent = "your answer on data"
  /// The eighth step.
  public var reminders = "reminder"

  /// English.
  public init() {}
}
