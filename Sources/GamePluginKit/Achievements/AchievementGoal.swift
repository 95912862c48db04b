public import GameShellKit

/// An achievement whose progress follows from the games that were finished.
public struct AchievementGoal: Sendable {
  /// What the host shows.
  public var definition: AchievementDefinition
  /// How many have to be done, 1 or more.
  public var needed: Int
  /// How many are done, of what the goal counts, in the finished games of all modes.
  public var count: @Sendable ([FinishedGame]) -> Int

  /// Makes a goal.
  public init(
    _ definition: AchievementDefinition, needed: Int,
    count: @escaping @Sendable ([FinishedGame]) -> Int
  ) {
    self.definition = definition
    self.needed = max(1, needed)
    self.count = count
  }

  /// 0 … 1000; 1000 only when all is done.
  public func progress(_ games: [FinishedGame]) -> Int {
    let done = min(needed, max(0, count(games)))
    return Int(UInt64(done) * 1000 / UInt64(needed))
  }
}

/// Reports how far the goals are, whenever a game was finished.
///
/// Each time it counts all games of the records anew: a game that is reported twice counts once,
/// and one whose report was cut off counts with the next.
public final class AchievementSink: CompletionSink {
  private let goals: [AchievementGoal]
  private let gameCenter: any GameCenter

  /// Makes a sink, for a configuration's `makeCompletionSinks`.
  public init(_ goals: [AchievementGoal], gameCenter: any GameCenter) {
    self.goals = goals
    self.gameCenter = gameCenter
  }

  /// Counts anew. Records that cannot be read leave everything as it was, until the next game.
  public func gameCompleted(_ completion: GameCompletion) {
    guard let games = try? gameCenter.finishedGames(mode: nil) else { return }
    for goal in goals {
      let progress = goal.progress(games)
      if progress > 0 { gameCenter.reportAchievement(goal.definition.id, progress: progress) }
    }
  }
}
