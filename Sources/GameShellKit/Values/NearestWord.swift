extension Sequence where Element == String {
  /// The word that someone who wrote `word` most likely meant; nil when none is near.
  ///
  /// Near is a word that begins with what was written, or one at most a third of its letters
  /// (at least one) away: letters wrong, missing, added, or two exchanged. Case does not count.
  public func nearest(to word: String) -> String? {
    let wanted = Array(word.lowercased())
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in self {
      let letters = Array(candidate.lowercased())
      var distance = editDistance(wanted, letters)
      if wanted.count >= 2, letters.starts(with: wanted) { distance = Swift.min(distance, 1) }
      let limit = Swift.max(1, Swift.max(wanted.count, letters.count) / 3)
      if distance <= limit, distance < Swift.max(wanted.count, letters.count),
        distance < best?.distance ?? .max
      {
        best = (candidate, distance)
      }
    }
    return best?.word
  }
}

/// The optimal string alignment distance: Levenshtein's, with neighbours exchanged as one step.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var cost = Swift.min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = Swift.min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
