import FoundationEssentials
import Platform

/// A string catalogue as Xcode writes it (`.xcstrings`).
struct StringCatalogue: Decodable {
  struct Unit: Decodable {
    var state: String
    var value: String
  }

  struct Form: Decodable { var stringUnit: Unit }

  struct Variations: Decodable { var plural: [String: Form]? }

  /// A text in one language: a unit, or one for each plural form.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?

    /// The text by plural form; one that has no forms is `other`.
    var forms: [String: Unit] {
      if let stringUnit { return ["other": stringUnit] }
      return (variations?.plural ?? [:]).mapValues(\.stringUnit)
    }
  }

  struct Entry: Decodable { var localizations: [String: Localization]? }

  var sourceLanguage: String
  var strings: [String: Entry]

  /// Reads a file; a failure names it.
  static func read(_ path: String) throws -> StringCatalogue {
    let bytes = try FileSystem.read(path, limit: 1 << 24)
    do {
      return try JSONDecoder().decode(StringCatalogue.self, from: Data(bytes))
    } catch {
      throw L10nFault("\(path) is not a string catalogue: \(error)")
    }
  }

  func localization(_ key: String, _ language: String) -> Localization? {
    strings[key]?.localizations?[language]
  }

  /// The keys of a list's items, `KEY.1` and on, in order.
  func items(of key: String) -> [String] {
    var items: [String] = []
    while strings["\(key).\(items.count + 1)"] != nil { items.append("\(key).\(items.count + 1)") }
    return items
  }
}

/// What stops the tool, in a sentence.
struct L10nFault: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
