public import GameShellKit

/// Whether the surroundings are light or dark.
public enum Appearance: String, Sendable, CaseIterable {
  case light, dark
}

/// The colours and type of one cell, ready for a terminal or a picture.
public struct Paint: Hashable, Sendable {
  /// Colour of the type; nil for the surroundings' own.
  public var foreground: RGB?
  /// Colour behind it; nil for the surroundings' own.
  public var background: RGB?
  /// Bold, dim, italic, underline and reverse.
  public var flags: NodeFlags

  /// Makes a paint.
  public init(foreground: RGB? = nil, background: RGB? = nil, flags: NodeFlags = []) {
    self.foreground = foreground
    self.background = background
    self.flags = flags
  }
}
