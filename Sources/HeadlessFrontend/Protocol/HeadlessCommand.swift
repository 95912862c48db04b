public import GameShellKit

/// What one line of the headless protocol asks for.
public enum HeadlessCommand: Hashable, Sendable {
  /// Things that happen to the scene, at once and in this order.
  case events([SceneEvent])
  /// Time that passes, in milliseconds.
  case advance(Int64)
  /// The end.
  case quit
}

/// Why a line is not a command: a sentence that says what is wrong and where.
public struct HeadlessFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public var description: String

  init(_ description: String) { self.description = description }
}

/// How far the protocol goes.
public enum HeadlessLimits {
  /// The longest line, in bytes without its end.
  public static let line = 1 << 20
  /// The columns and rows of a screen.
  public static let length = 1...1000
  /// The longest time that one line lets pass, in seconds: a week.
  public static let advance = 604_800.0
  /// The most ticks that one line delivers.
  public static let ticks = 100_000
}
