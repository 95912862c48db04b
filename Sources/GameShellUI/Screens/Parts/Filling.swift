extension String {
  /// The text with `{name}` replaced.
  func filling(_ name: String, with value: some CustomStringConvertible) -> String {
    replacing("{\(name)}", with: "\(value)")
  }
}
