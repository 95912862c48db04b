/// Saves that last as long as the process.
public final class InMemoryStore: SaveStore, SavedGames {
  private var slots: [SaveSlot: [UInt8]] = [:]
  private var games: [String: (game: SavedGame, order: Int)] = [:]
  private var saveCount = 0
  /// When set, every write fails with it; the earlier bytes stay.
  public var failure: SaveError?

  /// Makes an empty store.
  public init() {}

  /// What was saved last.
  public func load(_ slot: SaveSlot) throws(SaveError) -> [UInt8]? { slots[slot] }

  /// Keeps the bytes.
  public func save(_ bytes: [UInt8], in slot: SaveSlot) throws(SaveError) {
    if let failure { throw failure }
    slots[slot] = bytes
  }

  /// Empties the slot.
  public func remove(_ slot: SaveSlot) throws(SaveError) {
    if let failure { throw failure }
    slots[slot] = nil
  }

  /// The game under a route.
  public func game(at route: String) throws(SaveError) -> SavedGame? { games[route]?.game }

  /// The unfinished, begun game saved last.
  public func newestUnfinished() throws(SaveError) -> SavedGame? {
    games.values.filter { !$0.game.snapshot.isFinished && !$0.game.snapshot.isPristine }
      .max { ($0.game.savedAt, $0.order) < ($1.game.savedAt, $1.order) }?.game
  }

  /// Keeps the game.
  public func save(_ game: SavedGame) throws(SaveError) {
    if let failure { throw failure }
    saveCount += 1
    games[game.route] = (game, saveCount)
  }

  /// Forgets the game.
  public func remove(at route: String) throws(SaveError) {
    if let failure { throw failure }
    games[route] = nil
  }
}

extension GameDeps {
  /// Seams that last as long as the process: for tests, previews and hosts that lack one.
  public static func inMemory(
    clock: any GameClock = ManualClock(), locale: String = "en"
  ) -> GameDeps {
    let store = InMemoryStore()
    return GameDeps(
      telemetry: InMemoryTelemetry(), errorReporter: InMemoryErrorReporter(),
      gameCenter: InMemoryGameCenter(), saveStore: store, saves: store,
      monetization: InMemoryMonetization(), audio: InMemoryAudioPlayer(),
      consent: InMemoryConsent(), reminders: InMemoryReminders(), clock: clock,
      completions: InMemoryCompletionSink(), locale: locale)
  }
}
