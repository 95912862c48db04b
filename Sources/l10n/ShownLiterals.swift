import Platform

/// Words that the code shows to a player without a catalogue: a literal in the place of a text of
/// a view.
struct ShownLiterals {
  /// A sentence each, with its place.
  private(set) var findings: [String] = []

  /// What is a name in every language.
  private static let names: Set<Substring> = ["gamehost"]

  /// Reads the Swift files of folders, apart from what is generated.
  init(folders: [String]) throws {
    for folder in folders { try visit(folder) }
  }

  private mutating func visit(_ folder: String) throws {
    for name in try FileSystem.list(folder).sorted() where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      if name.hasSuffix(".swift") {
        guard !name.hasSuffix("+Generated.swift") else { continue }
        read(String(decoding: try FileSystem.read(path, limit: 1 << 22), as: UTF8.self), path)
      } else if (try? FileSystem.list(path, limit: 1 << 20)) != nil {
        try visit(path)
      }
    }
  }

  private mutating func read(_ source: String, _ path: String) {
    let shown =
      /\b(?:Text|Button|Box|Page|PageSection|Toast|showToast|accessibilityLabel)\(\s*"((?:[^"\\]|\\.)*)"/
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    where !line.drop(while: \.isWhitespace).hasPrefix("//") {
      for match in line.matches(of: shown) where !Self.names.contains(match.1) {
        // What is filled in is a text of its own.
        let own = match.1.replacing(/\\\([^)]*\)+/, with: "")
        guard own.firstMatch(of: /\p{Letter}{3}/) != nil else { continue }
        findings.append("\(path):\(index + 1): \"\(match.1)\" is shown, but is in no catalogue")
      }
    }
  }
}
