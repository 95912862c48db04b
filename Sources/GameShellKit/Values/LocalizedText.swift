/// A text of a game's content, with its translations.
///
/// In the manifest it is a string, or an object from language to string that has at least `en`.
public struct LocalizedText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text where no translation fits.
  public var base: String
  /// By BCP 47 language, for example `de` or `zh-Hans`.
  public var translations: [String: String]

  /// Makes a text with its translations.
  public init(_ base: String, translations: [String: String] = [:]) {
    self.base = base
    self.translations = translations
  }

  /// Makes a text without translations.
  public init(stringLiteral value: String) { self.init(value) }

  /// The text for a locale, by the best of `LanguageFallback`'s candidates that there is, else the
  /// base.
  public func text(for locale: String) -> String {
    for language in LanguageFallback.candidates(for: locale) {
      if let found = translations[language] { return found }
    }
    return base
  }
}
