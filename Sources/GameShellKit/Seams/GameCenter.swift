/// Leaderboards and achievements, kept on this machine, and the games that were finished.
///
/// A conformer counts a game once, however often it is reported.
public protocol GameCenter: AnyObject {
  /// Enters a score, in the leaderboard's unit, for the game with an id.
  func submitScore(_ score: Int64, leaderboard: String, gameID: String)

  /// Moves an achievement's progress, 0 … 1000, forward; it never goes back.
  func reportAchievement(_ id: String, progress: Int)

  /// The finished games of a mode, oldest first; nil for all modes.
  ///
  /// What a game shows of the past, such as the days of its daily puzzle, it takes from here and
  /// keeps no second list that could differ.
  func finishedGames(mode: String?) throws(SaveError) -> [FinishedGame]
}
