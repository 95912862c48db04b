/// The symbol that an author probably meant to name otherwise.
enum NearMiss {
  /// The name closest to the wanted one: equal but for case, or at most three edits away. Names
  /// that C++ or Swift has decorated count as the plain name inside.
  static func best(for wanted: String, among names: [String]) -> String? {
    let goal = Array(wanted.lowercased().utf8)
    var best: (name: String, distance: Int)?
    for name in names {
      if name.hasPrefix("_Z") || name.hasPrefix("$s"), name.utf8.count < 200, contains(name, wanted)
      {
        return name
      }
      guard abs(name.utf8.count - goal.count) <= 3 else { continue }
      let found = distance(Array(name.lowercased().utf8), goal)
      if found <= 3, found < best?.distance ?? 4 { best = (name, found) }
    }
    return best?.name
  }

  private static func contains(_ name: String, _ part: String) -> Bool {
    name.firstRange(of: part) != nil
  }

  /// Insertions, deletions and substitutions from one to the other (Levenshtein).
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
