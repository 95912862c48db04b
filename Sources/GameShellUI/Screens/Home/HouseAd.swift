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
