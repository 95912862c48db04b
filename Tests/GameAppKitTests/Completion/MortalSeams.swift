import GameShellKit

@testable import GameAppKit

/// The seams of a process that is killed at a chosen call: that call and all later ones do nothing,
/// or, when it is killed just after, that call still has its effect.
final class Mortality {
  private var callsLeft: Int
  private let diesAfterCall: Bool
  private(set) var isDead = false
  private(set) var calls = 0

  init(callsLeft: Int = .max, diesAfterCall: Bool = false) {
    self.callsLeft = callsLeft
    self.diesAfterCall = diesAfterCall
  }

  /// Whether the call that is being made has its effect.
  func lives() -> Bool {
    guard !isDead else { return false }
    calls += 1
    guard callsLeft == 0 else {
      callsLeft -= 1
      return true
    }
    isDead = true
    return diesAfterCall
  }
}

/// Records and leaderboards that outlive the process.
class MortalGameCenter: GameCenter, GameRecords {
  let base: InMemoryGameCenter
  let life: Mortality
  init(_ base: InMemoryGameCenter, _ life: Mortality) { (self.base, self.life) = (base, life) }

  func submitScore(_ score: Int64, leaderboard: String, gameID: String) {
    if life.lives() { base.submitScore(score, leaderboard: leaderboard, gameID: gameID) }
  }
  func reportAchievement(_ id: String, progress: Int) {
    if life.lives() { base.reportAchievement(id, progress: progress) }
  }
  func enter(
    _ completion: GameCompletion, at wall: Int64, day: Day, owing recipients: [String]
  ) throws(SaveError) -> OwedCompletion? {
    guard life.lives() else { return nil }
    return try base.enter(completion, at: wall, day: day, owing: recipients)
  }
  func owed() throws(SaveError) -> [OwedCompletion] { try base.owed() }
  func settle(_ recipient: String, gameID: String) throws(SaveError) {
    if life.lives() { try base.settle(recipient, gameID: gameID) }
  }
  func scores(
    leaderboard: String, lowerIsBetter: Bool, since: Int64?, limit: Int
  ) throws(SaveError) -> [ScoreRecord] {
    try base.scores(
      leaderboard: leaderboard, lowerIsBetter: lowerIsBetter, since: since, limit: limit)
  }
  func achievementProgress() throws(SaveError) -> [String: Int] { try base.achievementProgress() }
  func finishedGames(mode: String?) throws(SaveError) -> [FinishedGame] {
    try base.finishedGames(mode: mode)
  }
}

final class MortalTelemetry: Telemetry {
  let base: InMemoryTelemetry
  let life: Mortality
  init(_ base: InMemoryTelemetry, _ life: Mortality) { (self.base, self.life) = (base, life) }
  func record(_ event: TelemetryEvent) { if life.lives() { base.record(event) } }
  func recordIfMissing(_ event: TelemetryEvent) {
    if life.lives() { base.recordIfMissing(event) }
  }
}

final class MortalReminders: Reminders {
  let base: InMemoryReminders
  let life: Mortality
  init(_ base: InMemoryReminders, _ life: Mortality) { (self.base, self.life) = (base, life) }
  var dailyMinute: Int? { base.dailyMinute }
  func setDailyMinute(_ minute: Int?) throws(SaveError) { try base.setDailyMinute(minute) }
  func markHandled(now: Int64) throws(SaveError) {
    if life.lives() { try base.markHandled(now: now) }
  }
}

/// A game's own sink, which counts a game once.
final class MortalSink: CompletionSink {
  let base: InMemoryCompletionSink
  let life: Mortality
  init(_ base: InMemoryCompletionSink, _ life: Mortality) { (self.base, self.life) = (base, life) }
  func gameCompleted(_ completion: GameCompletion) {
    if life.lives() { base.gameCompleted(completion) }
  }
}
