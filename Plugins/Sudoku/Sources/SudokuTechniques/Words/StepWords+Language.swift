extension StepWords {
  /// The words in one of `languages`; nil for any other.
  public init?(language: String) {
    guard let words = Self.catalogue(language) else { return nil }
    self = words
  }
}
