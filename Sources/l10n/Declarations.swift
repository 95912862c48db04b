import Platform

/// The texts that a structure of strings declares, found by reading its Swift source.
///
/// A property is a text, a `PluralText`, a list of texts, or another structure of the same folder
/// (`var settings = SettingsStrings()`), whose texts have its name before theirs: `settings.title`.
struct Declarations {
  enum Kind { case text, plural, list }

  struct Text {
    var key: String
    var kind: Kind
    /// The type that declares it.
    var owner: String
    var place: String

    /// The property's own name.
    var name: String { key.split(separator: ".").last.map(String.init) ?? key }
    /// The property that holds the structure it is in; nil at the root.
    var group: String? { key.split(separator: ".").dropLast().last.map(String.init) }
  }

  private(set) var texts: [Text] = []

  /// Reads the structures of a folder, and follows `root`.
  init(root: String, folder: String) throws {
    var types: [String: [(name: String, value: Substring, place: String)]] = [:]
    for file in try FileSystem.list(folder).sorted()
    where file.hasSuffix(".swift") && !file.contains("+") {
      let path = Path.join(folder, file)
      let source = String(decoding: try FileSystem.read(path, limit: 1 << 22), as: UTF8.self)
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      var type: String?
      for (index, line) in lines.enumerated() {
        if line.hasPrefix("}") { type = nil }
        if let match = line.firstMatch(of: /^(?:public |package )?struct (\w+)/) {
          type = String(match.1)
        }
        guard let type,
          let match = line.firstMatch(of: /^  (?:public |package )?var (\w+)\s*=\s*(.*)$/)
        else { continue }
        types[type, default: []].append((String(match.1), match.2, "\(path):\(index + 1)"))
      }
    }
    guard types[root] != nil else { throw L10nFault("\(folder) has no structure \(root)") }
    func follow(_ type: String, _ prefix: String) {
      for (name, value, place) in types[type] ?? [] {
        let key = prefix + name
        if let match = value.firstMatch(of: /^(\w+)\(\)/), types[String(match.1)] != nil {
          follow(String(match.1), key + ".")
        } else {
          let kind: Kind =
            value.hasPrefix("[") ? .list : value.hasPrefix("PluralText(") ? .plural : .text
          texts.append(Text(key: key, kind: kind, owner: type, place: place))
        }
      }
    }
    follow(root, "")
  }
}
