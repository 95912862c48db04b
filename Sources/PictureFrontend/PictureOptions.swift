public import GameShellKit
public import GameShellUI

/// How a picture looks besides its cells.
public struct PictureOptions: Hashable, Sendable {
  /// Shown in the middle of the window's bar, and read out as the picture's name.
  public var title: String
  /// The colour of type whose paint leaves it to the surroundings.
  public var foreground: RGB
  /// The colour behind everything.
  public var background: RGB
  /// The colour of the window's bar and edge.
  public var chrome: RGB

  /// Makes options with the window's own colours for an appearance.
  public init(title: String, appearance: Appearance) {
    self.title = title
    switch appearance {
    case .dark:
      foreground = RGB(hex: 0xe6e6e6)
      background = RGB(hex: 0x16181d)
      chrome = RGB(hex: 0x2a2d35)
    case .light:
      foreground = RGB(hex: 0x1f2328)
      background = RGB(hex: 0xffffff)
      chrome = RGB(hex: 0xe4e7eb)
    }
  }
}
