public import GameShellKit

/// What a seam is scoped to while a game is wired.
public struct GameScope: Sendable {
  /// The game's namespace.
  public var subsystem: String
  /// Put before audio cues.
  public var audioKeyPrefix: String
  /// The words of the daily reminder.
  public var reminder: ReminderCopy
  /// The key that signs the vendor's licences; empty for none.
  public var vendorKey: String

  /// The scope of a configuration.
  public init<Route>(_ config: GameConfig<Route>) {
    subsystem = config.subsystem
    audioKeyPrefix = config.audioKeyPrefix
    reminder = config.reminder
    vendorKey = config.vendorKey
  }
}

/// The live seams, made once per host; `makeGameApp` scopes each of them to a game.
///
/// Each member makes one seam for one game. A member that throws says in a sentence why the
/// seam cannot work here; the game is then wired without it, except for persistence.
public struct LiveStack {
  /// Step 1.
  public var telemetry: (GameScope) throws(SaveError) -> any Telemetry
  /// Step 2.
  public var errorReporter: (GameScope) throws(SaveError) -> any ErrorReporter
  /// Step 3.
  public var gameCenter: (GameScope) throws(SaveError) -> any GameCenter & GameRecords
  /// Step 4: the game's own slots, and its saved games.
  public var persistence: (GameScope) throws(SaveError) -> (any SaveStore, any SavedGames)
  /// Step 5.
  public var monetization: (GameScope) throws(SaveError) -> any Monetization
  /// Step 6.
  public var audio: (GameScope) throws(SaveError) -> any AudioPlayer
  /// Step 7.
  public var consent: (GameScope) throws(SaveError) -> any Consent
  /// Step 8.
  public var reminders: (GameScope) throws(SaveError) -> any Reminders
  /// Time, which never fails.
  public var clock: any GameClock
  /// Local time minus UTC in minutes, at an instant in Unix milliseconds.
  public var utcOffset: (Int64) -> Int
  /// A seed for a new game.
  public var makeSeed: () -> UInt64
  /// BCP 47.
  public var locale: String
  /// The player's settings of the host, one for all games.
  public var preferences = HostPreferences()

  /// A stack of seams that last as long as the process.
  public static func inMemory(
    clock: any GameClock = ManualClock(), locale: String = "en"
  ) -> LiveStack {
    let consent = InMemoryConsent()
    let monetization = InMemoryMonetization()
    var stores: [String: InMemoryStore] = [:]
    return LiveStack(
      telemetry: { _ in InMemoryTelemetry() }, errorReporter: { _ in InMemoryErrorReporter() },
      gameCenter: { _ in InMemoryGameCenter(clock: clock) },
      persistence: { scope in
        let store = stores[scope.subsystem] ?? InMemoryStore()
        stores[scope.subsystem] = store
        return (store, store)
      },
      monetization: { _ in monetization }, audio: { _ in InMemoryAudioPlayer() },
      consent: { _ in consent }, reminders: { _ in InMemoryReminders() }, clock: clock,
      utcOffset: { _ in 0 }, makeSeed: { 1 }, locale: locale)
  }
}
