/// What is fixed before the first move: how long a pile lasts.
public struct PileSpec: Hashable, Sendable {
  /// How often a player takes before the last time, to win against a house without mistakes.
  public let turns: Int

  /// A pile that is soon gone.
  public static let short = PileSpec(turns: 2)
  /// A pile that takes a while.
  public static let long = PileSpec(turns: 5)

  private init(turns: Int) { self.turns = turns }
}

extension PileSpec: LosslessStringConvertible {
  /// Reads what `description` wrote; nil for what cannot be played.
  public init?(_ description: String) {
    guard let turns = Int(description), (1...5).contains(turns), String(turns) == description
    else { return nil }
    self.turns = turns
  }

  /// The first half of a game ID, which saved games keep for ever.
  public var description: String { "\(turns)" }
}
