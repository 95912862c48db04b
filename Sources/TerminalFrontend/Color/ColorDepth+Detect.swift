public import Platform

extension ColorDepth {
  private static let richTerminals = [
    "alacritty", "contour", "direct", "foot", "ghostty", "iterm", "kitty", "rio", "truecolor",
    "wezterm",
  ]
  private static let plainTerminals = ["vt100", "vt102", "vt220", "vt320", "vt420", "ansi-m", "hp"]

  /// What the environment says about the terminal's colours.
  ///
  /// `choice` is the player's own word and wins; nil means that it is to be found out. Then
  /// `NO_COLOR` (set, not empty) gives none, and `COLORTERM` and `TERM` say the rest.
  public static func detect(choice: ColorDepth?, environment: Environment) -> ColorDepth {
    if let choice { return choice }
    if environment["NO_COLOR"] != nil { return .none }
    let colorTerm = environment["COLORTERM"]?.lowercased() ?? ""
    if colorTerm == "truecolor" || colorTerm == "24bit" { return .truecolor }
    let term = environment["TERM"]?.lowercased() ?? ""
    if richTerminals.contains(where: { term.contains($0) }) { return .truecolor }
    if term.contains("256") { return .indexed }
    if plainTerminals.contains(where: { term.hasPrefix($0) }) || term.hasSuffix("-m") {
      return .none
    }
    return .sixteen
  }
}
