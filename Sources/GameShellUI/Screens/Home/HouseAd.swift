/// What the advertisement slot of the home screen shows.
public struct HouseAd: Hashable, Sendable {
  /// A few words.
  public var text: String
  /// What the scene receives when the player wants to see more.
  public var action: String

  /// Makes an advertisement.
  public init(text: String, action: String) {
    self.text = text
    self.action = action
  }
}

/// How today's puzzle of a daily mode stands.
public struct DailyStatus: Hashable, Sendable {
  /// Whether today's puzzle was solved.
  public var isDone: Bool
  /// Days in a row.
  public var streak: Int

  /// Makes a status.
  public init(isDone: Bool, streak: Int) {
    self.isDone = isDone
    self.streak = streak
  }
}
