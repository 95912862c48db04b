import GameShellKit

extension ShellStrings {
  /// The words for a BCP 47 locale; English where there is no translation.
  public init(locale: String) {
    self =
      LanguageFallback.candidates(for: locale).lazy.compactMap(Self.catalogue).first ?? Self()
  }
}
