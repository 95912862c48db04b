public import GameShellKit

extension TestSession {
  /// The same services for a scene that is tested without the door.
  public func deps(locale: String = "en") -> GameDeps {
    GameDeps(
      telemetry: telemetry, errorReporter: errors, gameCenter: gameCenter, saveStore: store,
      saves: store, monetization: monetization, audio: audio, consent: consent,
      reminders: reminders, clock: clock, completions: completions, locale: locale)
  }

  /// Puts the solved puzzle of a day into the records, as solved on another day where one is given.
  public func solveDaily(
    _ day: Day, on solvedOn: Day? = nil, elapsed: Int64 = 192_000, mode: String = "daily"
  ) throws {
    try gameCenter.enter(
      GameCompletion(
        mode: mode, gameID: dailyGameID(day), isWon: true, elapsed: elapsed, score: elapsed),
      at: 0, day: solvedOn ?? day)
  }

  /// Puts a begun game into the saves, which only its summary, time and progress tell of.
  public func begin(
    _ route: String, summary: String, elapsed: Int64 = 61_000, progress: Int = 266
  ) throws {
    try store.save(
      SavedGame(
        route: route, seed: 1,
        snapshot: Snapshot(
          version: 1, state: [1], summary: summary, elapsed: elapsed, progress: progress),
        savedAt: 0))
  }
}
