/// Two equal digits in one house.
public struct Conflict: Hashable, Sendable {
  /// The digit that stands twice, 1 through 9.
  public let digit: Int
  /// The house they share: a row before a column before a box, where they share several.
  public let house: House
  /// The cell that is read first.
  public let first: Cell
  /// The cell that is read second.
  public let second: Cell
}
