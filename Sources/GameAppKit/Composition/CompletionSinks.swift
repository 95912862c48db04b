import GameShellKit

/// Hands the end of a game to every sink in turn.
final class CompletionFanOut: CompletionSink {
  var sinks: [any CompletionSink] = []

  func gameCompleted(_ completion: GameCompletion) {
    for sink in sinks { sink.gameCompleted(completion) }
  }
}

/// The sinks that every game gets, in their order.
func standardCompletionSinks(_ deps: GameDeps) -> [any CompletionSink] {
  [
    TelemetryCompletionSink(telemetry: deps.telemetry),
    LeaderboardSink(gameCenter: deps.gameCenter),
  ]
}

/// Records the end of a game as an event.
private final class TelemetryCompletionSink: CompletionSink {
  let telemetry: any Telemetry

  init(telemetry: any Telemetry) { self.telemetry = telemetry }

  func gameCompleted(_ completion: GameCompletion) {
    telemetry.record(
      TelemetryEvent(
        "game.completed",
        [
          "mode": .text(completion.mode), "won": .flag(completion.isWon),
          "assisted": .flag(completion.isAssisted), "elapsed_ms": .integer(completion.elapsed),
        ]))
  }
}

/// Enters won, unassisted games into their leaderboard.
private final class LeaderboardSink: CompletionSink {
  let gameCenter: any GameCenter

  init(gameCenter: any GameCenter) { self.gameCenter = gameCenter }

  func gameCompleted(_ completion: GameCompletion) {
    guard completion.isWon, !completion.isAssisted, let leaderboard = completion.leaderboard else {
      return
    }
    gameCenter.submitScore(
      completion.score, leaderboard: leaderboard, gameID: completion.gameID)
  }
}
