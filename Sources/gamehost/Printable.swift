extension String {
  /// The text without control characters, each shown as `?`; lines stay when `keepsLines`.
  ///
  /// What a game says of itself is printed by way of this, so that it cannot steer the terminal.
  func printable(keepsLines: Bool = false) -> String {
    var view = UnicodeScalarView()
    for scalar in unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      view.append(isControl && !(keepsLines && scalar == "\n") ? "?" : scalar)
    }
    return String(view)
  }
}
