/// Where advertisements come from.
///
/// A conformer answers at once, with what it has on this machine, and always the same for the same
/// number; it knows nothing of the player.
public protocol AdProvider: AnyObject {
  /// The advertisement whose turn it is, for the player who was shown so many before; nil when
  /// there is none.
  func advertisement(number: Int) -> Advertisement?
}

/// An advertisement, as a slot on a screen shows it.
public struct Advertisement: Hashable, Sendable {
  /// What it is for: a game's namespace, for a game of the catalogue.
  public var id: String
  /// The name of what it is for.
  public var title: LocalizedText
  /// The game's colours.
  public var tints: GameTints

  /// Makes an advertisement.
  public init(id: String, title: LocalizedText, tints: GameTints) {
    self.id = id
    self.title = title
    self.tints = tints
  }
}
