import GameAppKit
import GameShellKit
import GameShellUI

extension Theme {
  /// The theme for the game that is shown, or for the host's own screens without one.
  init(
    _ palette: Palette = .system, appearance: Appearance, config: GameConfig<PluginRoute>?,
    ground: RGB? = nil, isOpaque: Bool = false
  ) {
    self.init(
      palette, appearance: appearance, tints: config?.tints, game: config?.theme ?? GameTheme(),
      ground: ground, isOpaque: isOpaque)
  }
}
