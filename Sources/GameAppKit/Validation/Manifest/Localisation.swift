/// Which languages a manifest's texts have.
enum Localisation {
  /// Whether every text has all the languages that any text has.
  static func verdict(_ manifest: ManifestValue) -> ConformanceVerdict {
    var texts: [(path: String, languages: Set<String>)] = []
    collect(manifest, at: "", into: &texts)
    let all = texts.reduce(into: Set<String>()) { $0.formUnion($1.languages) }
    guard all.count > 1 else { return .pass("one language") }
    let gaps = texts.compactMap { text -> String? in
      let missing = all.subtracting(text.languages).sorted()
      return missing.isEmpty ? nil : "\(text.path) lacks \(missing.joined(separator: ", "))"
    }
    guard let first = gaps.first else { return .pass(all.sorted().joined(separator: ", ")) }
    let more = gaps.count > 1 ? ", and \(gaps.count - 1) more texts lack some" : ""
    return .warn(first + more)
  }

  private static let names: Set<String> = ["title", "subtitle", "body", "detail"]

  private static func collect(
    _ value: ManifestValue, at path: String,
    into texts: inout [(path: String, languages: Set<String>)]
  ) {
    switch value {
    case .object(let members):
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        let place = path.isEmpty ? name : "\(path).\(name)"
        switch member {
        case .string(let text) where names.contains(name):
          // An empty text needs no translation.
          if !text.isEmpty { texts.append((place, ["en"])) }
        case .object(let languages) where names.contains(name):
          texts.append((place, Set(languages.keys)))
        default: collect(member, at: place, into: &texts)
        }
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        collect(element, at: "\(path)[\(index)]", into: &texts)
      }
    default: break
    }
  }
}
