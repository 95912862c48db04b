/// Writes a catalogue as Swift, so that nothing is parsed when the program runs.
struct SwiftWriter {
  let part: Part
  let catalogue: StringCatalogue
  let declarations: Declarations

  /// The source of the generated file.
  var source: String {
    let languages = Part.languages
    var text = """
      // swift-format-ignore-file
      // Written by scripts/generate-l10n from \(part.catalogue); change that file instead.

      """
    if declarations.texts.contains(where: { $0.kind == .plural }) {
      text += "\nimport GameShellKit\n"
    }
    text += """

      extension \(part.root) {
        /// The languages that there are, as BCP 47.
        public static let languages = [\(languages.map(Self.literal).joined(separator: ", "))]

        /// The words in one of `languages`; nil for any other.
        static func catalogue(_ language: String) -> \(part.root)? {
          switch language {

      """
    for language in languages {
      text += "    case \(Self.literal(language)): \(Self.name(language))\n"
    }
    text += "    default: nil\n    }\n  }\n"
    for language in languages {
      text += "\n  private static let \(Self.name(language)): \(part.root) = {\n"
      text += "    var words = \(part.root)()\n"
      for declared in declarations.texts {
        if let value = value(of: declared, in: language) {
          text += "    words.\(declared.key) = \(value)\n"
        }
      }
      text += "    return words\n  }()\n"
    }
    return text + "}\n"
  }

  private func value(of declared: Declarations.Text, in language: String) -> String? {
    func forms(_ key: String) -> [String: StringCatalogue.Unit]? {
      catalogue.localization(key, language)?.forms
    }
    switch declared.kind {
    case .text: return forms(declared.key)?["other"].map { Self.literal($0.value) }
    case .list:
      let items = catalogue.items(of: declared.key).compactMap { forms($0)?["other"] }
      return "[" + items.map { Self.literal($0.value) }.joined(separator: ", ") + "]"
    case .plural:
      guard let forms = forms(declared.key), let other = forms["other"] else { return nil }
      let one = forms["one"].map { "one: \(Self.literal($0.value)), " } ?? ""
      return "PluralText(\(one)other: \(Self.literal(other.value)))"
    }
  }

  /// A language as a Swift name: `zh-Hans` becomes `zhHans`.
  private static func name(_ language: String) -> String { language.replacing("-", with: "") }

  private static func literal(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }
}
