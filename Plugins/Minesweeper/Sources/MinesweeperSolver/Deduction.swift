/// What follows with certainty from what can be seen.
public struct Deduction: Hashable, Sendable {
  /// What was needed for it, from the simplest to the hardest.
  public enum Reason: Int, Comparable, Sendable {
    /// One number by itself.
    case oneNumber
    /// Several numbers together.
    case severalNumbers
    /// Also how many mines there are in all.
    case mineCount
    /// Nothing follows: every move is a guess.
    case none

    /// Orders reasons by difficulty.
    public static func < (a: Reason, b: Reason) -> Bool { a.rawValue < b.rawValue }
  }

  /// Closed squares that have no mine, in ascending order.
  public var safe: [Int]
  /// Closed squares that have one, in ascending order.
  public var mines: [Int]
  /// What was needed.
  public var reason: Reason

  /// Makes a deduction.
  public init(safe: [Int] = [], mines: [Int] = [], reason: Reason = .none) {
    self.safe = safe
    self.mines = mines
    self.reason = reason
  }
}
