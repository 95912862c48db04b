/// The wired seams, as every game gets them: all of them, in the order in which the host wires
/// them. There is no game without one; where a machine lacks an ability, the seam says so itself.
public struct GameDeps {
  /// 1 Counts what happens, on this machine.
  public var telemetry: any Telemetry
  /// 2 Receives faults that were survived.
  public var errorReporter: any ErrorReporter
  /// 3 Leaderboards and achievements.
  public var gameCenter: any GameCenter
  /// 4 The game's own slots.
  public var saveStore: any SaveStore
  /// 4 The games that the host saved.
  public var saves: any SavedGames
  /// 5 What the player owns.
  public var monetization: any Monetization
  /// 6 Sounds.
  public var audio: any AudioPlayer
  /// 7 The player's answer to the consent question.
  public var consent: any Consent
  /// 8 The daily reminder.
  public var reminders: any Reminders
  /// Time and the calendar.
  public var clock: any GameClock
  /// Where finished games go.
  public var completions: any CompletionSink
  /// BCP 47, for example `de` or `zh-Hans`.
  public var locale: String

  /// Makes a bag of seams.
  public init(
    telemetry: any Telemetry, errorReporter: any ErrorReporter, gameCenter: any GameCenter,
    saveStore: any SaveStore, saves: any SavedGames, monetization: any Monetization,
    audio: any AudioPlayer, consent: any Consent, reminders: any Reminders,
    clock: any GameClock, completions: any CompletionSink, locale: String
  ) {
    self.telemetry = telemetry
    self.errorReporter = errorReporter
    self.gameCenter = gameCenter
    self.saveStore = saveStore
    self.saves = saves
    self.monetization = monetization
    self.audio = audio
    self.consent = consent
    self.reminders = reminders
    self.clock = clock
    self.completions = completions
    self.locale = locale
  }
}
