import GameShellKit

/// Someone who is to hear of every finished game.
struct CompletionRecipient {
  /// Never changes: what is owed is kept under it.
  var name: String
  /// Tells the recipient; with `isRepeat` it may have been told before, by a process that was
  /// killed, and must then do nothing.
  var tell: (_ completion: OwedCompletion, _ isRepeat: Bool) throws(SaveError) -> Void
}

extension CompletionRecipient {
  /// The recipients that every game gets, in their order. Statistics and streak are none of them:
  /// they are read from the records themselves.
  static func standard<Route>(
    _ deps: GameDeps, config: GameConfig<Route>
  ) -> [CompletionRecipient] {
    [
      .leaderboard(deps.gameCenter), .reminder(deps.reminders, config),
      .telemetry(deps.telemetry),
    ]
  }

  /// A game's own sinks, which count a game once themselves.
  static func own(_ sinks: [any CompletionSink]) -> [CompletionRecipient] {
    sinks.enumerated().map { index, sink in
      CompletionRecipient(name: "own.\(index)") { owed, _ in
        sink.gameCompleted(owed.game.completion)
      }
    }
  }

  /// Enters won, unassisted games into their leaderboard, which counts a game once.
  private static func leaderboard(_ gameCenter: any GameCenter) -> CompletionRecipient {
    CompletionRecipient(name: "leaderboard") { owed, _ in
      let completion = owed.game.completion
      guard completion.isWon, !completion.isAssisted, let leaderboard = completion.leaderboard
      else { return }
      gameCenter.submitScore(
        completion.score, leaderboard: leaderboard, gameID: completion.gameID)
    }
  }

  /// Passes the reminder of the day over on which its puzzle was solved. Saying so again changes
  /// nothing.
  private static func reminder<Route>(
    _ reminders: any Reminders, _ config: GameConfig<Route>
  ) -> CompletionRecipient {
    CompletionRecipient(name: "reminder") { owed, _ throws(SaveError) in
      guard config.isDaysPuzzle(owed.game) else { return }
      try reminders.markHandled(now: owed.game.finishedAt)
    }
  }

  /// Records the end of a game as an event. The number tells it from every other, so that it can
  /// be looked for after a kill.
  private static func telemetry(_ telemetry: any Telemetry) -> CompletionRecipient {
    CompletionRecipient(name: "telemetry") { owed, isRepeat in
      let completion = owed.game.completion
      let event = TelemetryEvent(
        "game.completed",
        [
          "mode": .text(completion.mode), "won": .flag(completion.isWon),
          "assisted": .flag(completion.isAssisted), "elapsed_ms": .integer(completion.elapsed),
          "number": .integer(owed.number),
        ])
      if isRepeat { telemetry.recordIfMissing(event) } else { telemetry.record(event) }
    }
  }
}

extension GameConfig {
  /// Whether a game is what the daily reminder reminds of: the puzzle of the day on which it was
  /// finished, solved; in a game without daily puzzles, any finished game.
  func isDaysPuzzle(_ game: FinishedGame) -> Bool {
    let daily = homeModes.filter(\.isDaily).map(\.id)
    guard !daily.isEmpty else { return true }
    return daily.contains(game.completion.mode) && DailyRecord([game]).punctual.contains(game.day)
  }
}
