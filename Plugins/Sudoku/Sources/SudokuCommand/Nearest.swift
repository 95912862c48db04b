/// The known word that differs least from a mistyped one; `nil` when none is close.
func nearest(to word: String, among known: [String]) -> String? {
  let ranked = known.map { (word: $0, distance: editDistance(word, $0)) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, word.count / 3) ? best.word : nil
}

/// How many insertions, deletions, replacements and swaps of neighbours turn one word into another.
private func editDistance(_ first: String, _ second: String) -> Int {
  let (first, second) = (Array(first.prefix(64)), Array(second))
  var rows = [Array(0...second.count)]
  for (line, letter) in first.enumerated() {
    var row = [line + 1]
    for (column, other) in second.enumerated() {
      let replaced = rows[line][column] + (letter == other ? 0 : 1)
      var least = min(replaced, row[column] + 1, rows[line][column + 1] + 1)
      if line > 0, column > 0, letter == second[column - 1], first[line - 1] == other {
        least = min(least, rows[line - 1][column - 1] + 1)
      }
      row.append(least)
    }
    rows.append(row)
  }
  return rows[first.count][second.count]
}
