import Platform

/// What a failed build said, cut down to what its author has to mend.
struct CompilerErrors {
  /// The errors with their places, each once, or the last lines when none was recognised.
  let lines: [String]

  /// Reads a build's output; paths below `folder` are shortened.
  init(output: String, folder: String) {
    let all = Self.plain(output).split(separator: "\n").map(String.init)
    var seen: Set<String> = []
    let errors = all.filter { line in
      // The compiler repeats an error beneath the source, in a frame of `|` and spaces.
      !line.drop { $0 == " " }.hasPrefix("|") && line.firstRange(of: "error:") != nil
        && !line.hasSuffix("error: fatalError") && seen.insert(line).inserted
    }
    let shown = errors.isEmpty ? Array(all.suffix(8)) : errors
    lines =
      shown.isEmpty
      ? ["The build failed without a word."]
      : shown.map { $0.replacing(folder + "/", with: "").printable() }
  }

  /// A text without the escape sequences that colour it; some compilers write them into files too.
  private static func plain(_ text: String) -> String {
    var plain = ""
    var rest = text.unicodeScalars[...]
    while let escape = rest.firstIndex(of: "\u{1b}") {
      plain.unicodeScalars += rest[..<escape]
      rest = rest[rest.index(after: escape)...]
      guard rest.first == "[" else { continue }
      rest = rest.dropFirst().drop { (" "..."?").contains($0) }.dropFirst()
    }
    plain.unicodeScalars += rest
    return plain
  }
}
