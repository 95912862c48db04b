/// Leaderboards and achievements, kept on this machine.
///
/// A conformer counts a game once, however often it is reported.
public protocol GameCenter: AnyObject {
  /// Enters a score, in the leaderboard's unit, for the game with an id.
  func submitScore(_ score: Int64, leaderboard: String, gameID: String)

  /// Moves an achievement's progress, 0 … 1000, forward; it never goes back.
  func reportAchievement(_ id: String, progress: Int)
}
