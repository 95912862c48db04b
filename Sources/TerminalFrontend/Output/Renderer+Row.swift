extension Renderer {
  /// Writes what differs in one row.
  mutating func update(_ row: Int, columns: Int, from next: [ScreenCell]) {
    let start = row * columns
    let end = start + columns
    // Most rows of most frames are as they were.
    guard shown[start..<end] != next[start..<end] else { return }
    let tail = blankTail(start, end, next)
    var column = 0
    var forcedUntil = 0
    while column < columns {
      let index = start + column
      let width = column + 1 < columns && next[index + 1].text.isEmpty ? 2 : 1
      defer { column += width }
      let differs = next[index] != shown[index] || width == 2 && next[index + 1] != shown[index + 1]
      guard differs || column < forcedUntil else { continue }
      if index >= tail, column >= forcedUntil, writer.erases(from: index, to: end, shown, next) {
        writer.move(row: row, column: column, over: next[start..<end])
        writer.eraseLine()
        return
      }
      writer.move(row: row, column: column, over: next[start..<end])
      let overflow = writer.put(next[index], width: width, row: row, column: column, of: columns)
      forcedUntil = max(forcedUntil, column + overflow)
    }
  }

  /// Where the blanks begin that fill the rest of a row.
  private func blankTail(_ start: Int, _ end: Int, _ next: [ScreenCell]) -> Int {
    var tail = end
    while tail > start, next[tail - 1].isBlank { tail -= 1 }
    return tail
  }
}
