/// The steps in which a game is wired, in their order.
public enum WiringStep: Int, CaseIterable, Sendable {
  case telemetry = 1
  case errorReporter, gameCenter, persistence, monetization, audio, consent, reminders, deps, root
}

/// What came of wiring a game.
public struct WiringReport: Sendable {
  /// The steps, in the order in which they were taken.
  public internal(set) var steps: [WiringStep] = []
  /// What does not work here, and why; the game runs without it.
  public internal(set) var failures: [(step: WiringStep, reason: String)] = []
}
