import Platform

/// Which texts the code uses, by the names it says after a dot.
///
/// The root structure is `strings` or `words`, one within it is `words`, or has the name of its
/// property; `words` counts only in a file that names the structure or its property.
struct UsedNames {
  /// The names of one file: every `a.b` in it, and every word.
  private struct File {
    var pairs: Set<Substring> = []
    var words: Set<Substring> = []
  }

  private var files: [File] = []

  /// Reads the Swift files of folders, apart from what is generated.
  init(folders: [String]) throws {
    for folder in folders { try visit(folder) }
  }

  private mutating func visit(_ folder: String) throws {
    for name in try FileSystem.list(folder) where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      if name.hasSuffix(".swift") {
        guard !name.hasSuffix("+Generated.swift") else { continue }
        read(String(decoding: try FileSystem.read(path, limit: 1 << 22), as: UTF8.self))
      } else if (try? FileSystem.list(path, limit: 1 << 20)) != nil {
        try visit(path)
      }
    }
  }

  private mutating func read(_ source: String) {
    var file = File()
    var before: Substring?
    for line in source.split(separator: "\n")
    where !line.drop(while: \.isWhitespace).hasPrefix("//") {
      let names = line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
      for name in names {
        file.words.insert(name)
        if let before, before.endIndex < name.startIndex,
          source[before.endIndex..<name.startIndex] == "."
        {
          file.pairs.insert(source[before.startIndex..<name.endIndex])
        }
        before = name
      }
    }
    files.append(file)
  }

  /// Whether any file uses a text.
  func contains(_ text: Declarations.Text) -> Bool {
    let name = text.name
    return files.contains { file in
      if file.pairs.contains("\(name).filling") || file.pairs.contains("\(name).text") {
        if file.words.contains(Substring(text.owner)) { return true }
      }
      guard let group = text.group else {
        return file.pairs.contains("strings.\(name)") || file.pairs.contains("words.\(name)")
      }
      if file.pairs.contains("\(group).\(name)") { return true }
      return file.pairs.contains("words.\(name)")
        && (file.words.contains(Substring(text.owner)) || file.pairs.contains("strings.\(group)"))
    }
  }
}
