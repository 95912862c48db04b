/// What is wrong between a catalogue, the structure that it fills and the code that uses that.
struct Scan {
  /// A sentence each, with its place.
  private(set) var findings: [String] = []

  private let part: Part
  private let catalogue: StringCatalogue

  /// Looks at a part.
  init(_ part: Part) throws {
    self.part = part
    catalogue = try StringCatalogue.read(part.catalogue)
    let declared = try Declarations(root: part.root, folder: part.folder).texts
    let used = try UsedNames(folders: part.code)
    var known: Set<String> = []
    for text in declared {
      if !used.contains(text) { findings.append("\(text.place): \(text.key) is used nowhere") }
      let keys = text.kind == .list ? catalogue.items(of: text.key) : [text.key]
      known.formUnion(keys)
      guard !keys.isEmpty, keys.allSatisfy({ catalogue.strings[$0] != nil }) else {
        findings.append("\(text.place): \(text.key) is not in \(part.catalogue)")
        continue
      }
      for key in keys { check(key, isPlural: text.kind == .plural) }
    }
    for key in catalogue.strings.keys.sorted() where !known.contains(key) {
      say(key, "is no text of \(part.root)")
    }
    findings += try ShownLiterals(folders: part.code).findings
  }

  private mutating func say(_ key: String, _ sentence: String) {
    findings.append("\(part.catalogue): \"\(key)\" \(sentence)")
  }

  private mutating func check(_ key: String, isPlural: Bool) {
    let source = catalogue.localization(key, catalogue.sourceLanguage)?.forms["other"]?.value
    let expected = Self.placeholders(source ?? "")
    for language in Part.languages {
      guard let localization = catalogue.localization(key, language) else {
        say(key, "is missing in \(language)")
        continue
      }
      let forms = localization.forms
      let needed: Set = isPlural && language != "zh-Hans" ? ["one", "other"] : ["other"]
      if isPlural == (localization.stringUnit != nil) || Set(forms.keys) != needed {
        let names = needed.sorted().joined(separator: " and ")
        say(
          key,
          isPlural
            ? "needs the plural forms \(names) in \(language)"
            : "has plural forms in \(language), which the code does not use")
      }
      for (form, unit) in forms.sorted(by: { $0.key < $1.key }) {
        check(key, unit, form: form, language: language, expected: expected)
      }
    }
  }

  private mutating func check(
    _ key: String, _ unit: StringCatalogue.Unit, form: String, language: String,
    expected: [String]
  ) {
    if unit.value.isEmpty { say(key, "is empty in \(language)") }
    if unit.state != "translated" { say(key, "is \"\(unit.state)\" in \(language)") }
    let found = Self.placeholders(unit.value)
    // The form for one may say the number in a word.
    if found != expected, !(form == "one" && found == expected.filter { $0 != "count" }) {
      let names = { (all: [String]) in all.isEmpty ? "nothing" : all.joined(separator: ", ") }
      say(
        key,
        "fills \(names(found)) in \(language), but \(names(expected)) in \(catalogue.sourceLanguage)"
      )
    }
  }

  /// The names in braces, sorted, each as often as it occurs.
  static func placeholders(_ text: String) -> [String] {
    text.matches(of: /\{(\w+)\}/).map { String($0.1) }.sorted()
  }
}
