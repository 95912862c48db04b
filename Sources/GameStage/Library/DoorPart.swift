/// A part of the door that may be absent, and that a stage can be told to leave out.
///
/// A validator does so, to see how a game does without; the raw value is the part's word in
/// `StageProcess.withoutArgument`.
public enum DoorPart: String, CaseIterable, Sendable {
  case environment, telemetry
  case errorReporter = "error-reporter"
  case gameCenter = "game-center"
  case persistence, monetization, audio, consent, reminders
  case snapshot
  case lastError = "last-error"
  case fetchResume = "fetch-resume"
  case migrate

  /// The groups of the host's services, in the order of the seams.
  public static let services: [DoorPart] = [
    .environment, .telemetry, .errorReporter, .gameCenter, .persistence, .monetization, .audio,
    .consent, .reminders,
  ]

  /// The optional functions of a game's table.
  public static let functions: [DoorPart] = [.snapshot, .lastError, .fetchResume, .migrate]

  // Safe: written before the first plugin runs, and only read afterwards.
  nonisolated(unsafe) static var leftOut: Set<DoorPart> = []
}
