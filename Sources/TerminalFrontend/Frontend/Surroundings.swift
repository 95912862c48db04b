public import GameShellKit
public import GameShellUI
import Platform

/// What is known of the terminal's looks; a theme is chosen for it.
public struct Surroundings: Hashable, Sendable {
  /// Whether the terminal is light or dark.
  public var appearance: Appearance
  /// The terminal's background; nil as long as it has not said.
  public var ground: RGB?
  /// How many colours it can show.
  public var depth: ColorDepth

  /// Makes surroundings.
  public init(appearance: Appearance, ground: RGB? = nil, depth: ColorDepth) {
    self.appearance = appearance
    self.ground = ground
    self.depth = depth
  }

  /// What the environment says before the terminal does: `COLORFGBG`, as rxvt and others set it,
  /// names the background last; without it a terminal counts as dark.
  init(environment: Environment, depth: ColorDepth) {
    let number = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    appearance = number == 7 || (9...15).contains(number ?? 0) ? .light : .dark
    self.depth = depth
  }

  /// Takes the terminal's word for its background.
  mutating func take(ground color: RGB) {
    ground = color
    appearance = XtermPalette.luminance(color) > 0.18 ? .light : .dark
  }

  /// The background, or the likeliest one.
  var likelyGround: RGB {
    ground ?? (appearance == .dark ? RGB(0, 0, 0) : RGB(255, 255, 255))
  }
}
