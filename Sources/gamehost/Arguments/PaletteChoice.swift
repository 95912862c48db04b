import GameShellUI

/// A set of colours by the word for it on the command line.
enum PaletteChoice: String, CaseIterable {
  case system
  case highContrast = "high-contrast"
  case colourBlind = "colour-blind"

  /// The colours.
  var palette: Palette {
    switch self {
    case .system: .system
    case .highContrast: .highContrast
    case .colourBlind: .colorBlindSafe
    }
  }
}
