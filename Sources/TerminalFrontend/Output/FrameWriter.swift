/// Collects the bytes of one frame and knows where the cursor stands meanwhile.
struct FrameWriter {
  private(set) var cells = 0
  private var bytes: [UInt8] = []
  private var row = 0
  private var column = 0
  /// Whether the cursor's place is known.
  private var isPlaced = false
  /// Nil at the beginning: whatever the terminal was left with.
  private var pen: Pen?

  /// Starts a frame.
  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    cells = 0
    isPlaced = false
    pen = nil
  }

  /// Empties the screen.
  mutating func clear() {
    append("\u{1b}[m\u{1b}[2J")
    pen = .plain
  }

  /// Gives the frame; nothing when nothing was written.
  func finish(isSynchronized: Bool) -> [UInt8] {
    guard isSynchronized, !bytes.isEmpty else { return bytes }
    return Array("\u{1b}[?2026h".utf8) + bytes + Array("\u{1b}[?2026l".utf8)
  }

  /// Places the cursor by the shortest way; `line` is the row as it will be.
  mutating func move(row newRow: Int, column newColumn: Int, over line: ArraySlice<ScreenCell>) {
    if isPlaced, row == newRow, column == newColumn { return }
    if isPlaced, row == newRow, newColumn > column {
      let gap = newColumn - column
      if gap < 4, let text = cheapText(line, column..<newColumn) {
        append(text)
      } else {
        append(gap == 1 ? "\u{1b}[C" : "\u{1b}[\(gap)C")
      }
    } else if isPlaced, newRow == row + 1, newColumn == 0 {
      append("\r\n")
    } else if newColumn == 0 {
      append(newRow == 0 ? "\u{1b}[H" : "\u{1b}[\(newRow + 1)H")
    } else {
      append("\u{1b}[\(newRow + 1);\(newColumn + 1)H")
    }
    row = newRow
    column = newColumn
    isPlaced = true
  }

  /// Writes one cell, where the cursor stands.
  ///
  /// Answers how many columns from its own a terminal may have touched: more than its width when
  /// terminals do not agree about the character.
  mutating func put(
    _ cell: ScreenCell, width: Int, row cellRow: Int, column cellColumn: Int, of columns: Int
  ) -> Int {
    if !draws(cell) { select(cell.pen) }
    cells += width
    var reach = width
    if case .certain(let columns) = GlyphWidth(cell.text), columns == width {
      append(cell.text.isEmpty ? " " : cell.text)
    } else {
      // Its own cells first become blanks, in case the terminal draws it narrower than they are.
      append(String(repeating: " ", count: width))
      isPlaced = false
      move(row: cellRow, column: cellColumn, over: [])
      append(cell.text)
      isPlaced = false
      if case .uncertain(let most) = GlyphWidth(cell.text) { reach = max(reach, most) }
    }
    column += width
    // At the edge the cursor waits; where, terminals do not agree.
    if column >= columns { isPlaced = false }
    return reach
  }

  /// Whether erasing the rest of a line is shorter than writing its blanks.
  func erases(from index: Int, to end: Int, _ shown: [ScreenCell], _ next: [ScreenCell]) -> Bool {
    var differing = 0
    for place in index..<end where shown[place] != next[place] {
      differing += 1
      if differing > 6 { return true }
    }
    return differing > 3 && pen == .plain
  }

  /// Erases from the cursor to the end of its line.
  mutating func eraseLine() {
    select(.plain)
    append("\u{1b}[K")
  }

  /// Whether the pen that the terminal holds draws a cell as it should be.
  private func draws(_ cell: ScreenCell) -> Bool {
    cell.pen == pen || cell.text == " " && cell.pen == pen?.ofBlank
  }

  private mutating func select(_ new: Pen) {
    guard new != pen else { return }
    if let pen {
      append(new.sequence(from: pen))
    } else {
      append(new.sequenceFromUnknown)
    }
    pen = new
  }

  /// Text that is already there and takes no more bytes than stepping over it.
  private func cheapText(_ line: ArraySlice<ScreenCell>, _ columns: Range<Int>) -> String? {
    var text = ""
    for column in columns {
      let cell = line[line.startIndex + column]
      guard draws(cell), cell.text.utf8.count == 1 else { return nil }
      text += cell.text
    }
    return text
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
