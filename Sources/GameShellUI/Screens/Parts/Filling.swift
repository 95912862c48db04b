extension String {
  /// The text with `{name}` replaced.
  public func filling(_ name: String, with value: some CustomStringConvertible) -> String {
    replacing("{\(name)}", with: "\(value)")
  }
}
