/// A version as Semantic Versioning 2.0.0 orders them, read with good will: missing numbers are
/// 0, a leading `v` is passed over, and what is no version at all comes before every other.
struct SemanticVersion: Comparable {
  private let numbers: [UInt64]
  /// The parts of a pre-release, which comes before the release; nil for a release.
  private let preRelease: [Substring]?

  init(_ text: String) {
    var rest = Substring(text)
    if rest.first == "v" || rest.first == "V" { rest = rest.dropFirst() }
    // What follows `+` names a build and has no order.
    rest = rest.prefix { $0 != "+" }
    let core = rest.prefix { $0 != "-" }
    let parts = core.split(separator: ".", omittingEmptySubsequences: false)
    let read = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt64(part) : nil
    }
    guard read.count == parts.count else {
      (numbers, preRelease) = ([], [])
      return
    }
    // Zeros at the end make no difference: 1.2 is 1.2.0.
    numbers = Array(read.reversed().drop { $0 == 0 }.reversed())
    preRelease =
      core.endIndex < rest.endIndex
      ? rest[core.endIndex...].dropFirst().split(separator: ".", omittingEmptySubsequences: false)
      : nil
  }

  static func < (a: SemanticVersion, b: SemanticVersion) -> Bool {
    if a.numbers != b.numbers { return a.numbers.lexicographicallyPrecedes(b.numbers) }
    switch (a.preRelease, b.preRelease) {
    case (let a?, let b?): return a.lexicographicallyPrecedes(b, by: precedes)
    case (.some, nil): return true
    case (nil, _): return false
    }
  }

  /// Numbers come before words, and in their order.
  private static func precedes(_ a: Substring, _ b: Substring) -> Bool {
    switch (UInt64(a), UInt64(b)) {
    case (let a?, let b?): a < b
    case (.some, nil): true
    case (nil, .some): false
    case (nil, nil): a < b
    }
  }
}
