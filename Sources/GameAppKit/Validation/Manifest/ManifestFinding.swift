import GameShellKit

/// Something in a manifest that is not as the schema has it.
struct ManifestFinding: Hashable {
  /// What is wrong with it.
  enum Kind {
    case missing, type, pattern, unknown
  }

  var kind: Kind
  /// Where and what, for example `homeModes[0].daily is missing`.
  var sentence: String

  /// Compares a value with a shape; everything that is wrong, in the shape's order.
  static func all(in value: ManifestValue, _ shape: ManifestShape) -> [ManifestFinding] {
    var comparison = Comparison()
    comparison.compare(value, shape, at: "")
    return comparison.findings
  }

  private struct Comparison {
    var findings: [ManifestFinding] = []

    mutating func add(_ kind: Kind, _ path: String, _ what: String) {
      findings.append(
        ManifestFinding(kind: kind, sentence: "\(path.isEmpty ? "the manifest" : path) \(what)"))
    }

    mutating func compare(_ value: ManifestValue, _ shape: ManifestShape, at path: String) {
      switch (shape, value) {
      case (.string(let least, let form), .string(let text)):
        if text.utf8.count < least { add(.pattern, path, "is empty") }
        if let form, !form.fits(text) { add(.pattern, path, "\"\(text)\" is not \(form.words)") }
      case (.count, .number(let number)):
        guard Int(exactly: number) != nil else { return add(.type, path, "is no whole number") }
        if number < 0 { add(.pattern, path, "is less than 0") }
      case (.flag, .flag), (.text, .string): break
      case (.text, .object(let texts)): compareTranslations(texts, at: path)
      case (.oneOf(let choices), .string(let text)):
        guard !choices.contains(text) else { return }
        add(.pattern, path, "\"\(text)\" is none of \(choices.joined(separator: ", "))")
      case (.object(let members), .object(let values)): compare(values, members, at: path)
      case (.colours, .object(let values)): compareColours(values, at: path)
      case (.list(let least, let shape), .array(let elements)):
        if elements.count < least { add(.pattern, path, "is empty") }
        for (index, element) in elements.enumerated() {
          compare(element, shape, at: "\(path)[\(index)]")
        }
      default: add(.type, path, "is not \(shape.words)")
      }
    }

    private mutating func compare(
      _ values: [String: ManifestValue], _ members: [(name: String, shape: ManifestShape)],
      at path: String
    ) {
      func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
      for (name, shape) in members {
        guard let value = values[name] else {
          add(.missing, place(name), "is missing")
          continue
        }
        compare(value, shape, at: place(name))
      }
      let known = Set(members.map(\.name))
      for name in values.keys.sorted() where !known.contains(name) {
        let near = members.map(\.name).nearest(to: name).map { "; did you mean \($0)?" } ?? ""
        add(.unknown, place(name), "is not known\(near)")
      }
    }

    private mutating func compareTranslations(_ texts: [String: ManifestValue], at path: String) {
      if texts["en"] == nil { add(.missing, "\(path).en", "is missing") }
      for (language, text) in texts.sorted(by: { $0.key < $1.key }) where text.text == nil {
        add(.type, "\(path).\(language)", "is not a string")
      }
    }

    private mutating func compareColours(_ colours: [String: ManifestValue], at path: String) {
      let roles = Set(Role.allCases.map { "\($0)" })
      for (role, colour) in colours.sorted(by: { $0.key < $1.key }) {
        if !roles.contains(role) { add(.unknown, "\(path).\(role)", "is no role") }
        compare(colour, .string(atLeast: 0, .colour), at: "\(path).\(role)")
      }
    }
  }
}

extension ManifestShape {
  /// What a value of this shape is.
  fileprivate var words: String {
    switch self {
    case .string: "a string"
    case .count: "a number"
    case .flag: "true or false"
    case .text: "a text or an object of translations"
    case .oneOf: "a string"
    case .object, .colours: "an object"
    case .list: "an array"
    }
  }
}
