import GameShellKit

/// Hands the end of a game to every sink in turn.
final class CompletionFanOut: CompletionSink {
  var sinks: [any CompletionSink] = []

  func gameCompleted(_ completion: GameCompletion) {
    for sink in sinks { sink.gameCompleted(completion) }
  }
}

/// The sinks that every game gets, in their order.
///
/// A game may be reported again after a crash: the statistics tell whether it is known already,
/// and telemetry, which cannot be taken back, comes after them.
func standardCompletionSinks(
  _ deps: GameDeps, records: any GameRecords
) -> [any CompletionSink] {
  [
    LeaderboardSink(gameCenter: deps.gameCenter),
    StatisticsSink(
      records: records, clock: deps.clock, errorReporter: deps.errorReporter,
      next: TelemetryCompletionSink(telemetry: deps.telemetry)),
  ]
}

/// Enters the game into the statistics, and hands a game that is new on to the sinks that must
/// hear of it only once.
private final class StatisticsSink: CompletionSink {
  let records: any GameRecords
  let clock: any GameClock
  let errorReporter: any ErrorReporter
  let next: any CompletionSink

  init(
    records: any GameRecords, clock: any GameClock, errorReporter: any ErrorReporter,
    next: any CompletionSink
  ) {
    self.records = records
    self.clock = clock
    self.errorReporter = errorReporter
    self.next = next
  }

  func gameCompleted(_ completion: GameCompletion) {
    do throws(SaveError) {
      if try records.enter(completion, at: clock.now.wall, day: clock.today) {
        next.gameCompleted(completion)
      }
    } catch {
      errorReporter.report("The finished game could not be counted: \(error)")
    }
  }
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
