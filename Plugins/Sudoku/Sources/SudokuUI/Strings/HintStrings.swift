/// The words of hints, apart from the engine's own.
public struct HintStrings: Hashable, Sendable {
  /// A digit stands twice: `{digit}`, `{house}`.
  public var conflict = "Conflict: {digit} stands twice in {house}."
  /// A digit stands twice, where room is short: `{digit}`, `{house}`.
  public var conflictShort = "{digit} stands twice in {house}"
  /// A digit is not the solution's: `{square}`, `{digit}`.
  public var wrong = "Wrong entry: {square} is not {digit}; take it away first."
  /// A digit is not the solution's, where room is short: `{square}`, `{digit}`.
  public var wrongShort = "{square} is not {digit}"
  /// No solution is left.
  public var deadEnd = "Dead end: your digits leave no solution; take some of them back."
  /// No solution is left, where room is short.
  public var deadEndShort = "your digits leave no solution"
  /// No technique goes on: `{square}`, `{digit}`.
  public var solution = "Beyond these techniques: {square} is {digit} in the solution."
  /// No technique goes on, where room is short: `{square}`, `{digit}`.
  public var solutionShort = "{square} is {digit}"
  /// There is no hint.
  public var nothing = "There is nothing left to say."
  /// The key leads to the next part of a hint: `{hint}`, `{key}`.
  public var goesOn = "{hint} {key} goes on."
  /// The key does what the hint says: `{hint}`, `{key}`.
  public var places = "{hint} {key} places it."

  /// English.
  public init() {}
}
