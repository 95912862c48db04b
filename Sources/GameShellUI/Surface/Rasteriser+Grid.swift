import GameShellKit

extension Rasteriser {
  /// A board: its lines, then its squares.
  mutating func drawGrid(_ index: Int, _ node: Node) {
    let (rect, clip) = (placed.placements[index].rect, placed.placements[index].clip)
    let across = GridAxis(node, axis: 0, room: rect.columns)
    let down = GridAxis(node, axis: 1, room: rect.rows)
    drawGridLines(index, across, down, rect: rect, clip: clip)
    let base = cellStyle(index)
    let cellColumns = Int(node.p[2])
    let cellRows = Int(node.p[3])
    let focusesCursor = focus == nil || focus == index
    for (y, top) in down.offsets.enumerated() {
      guard rect.row + top + cellRows > clip.row else { continue }
      if rect.row + top >= clip.endRow { break }
      for (x, left) in across.offsets.enumerated() {
        guard rect.column + left + cellColumns > clip.column else { continue }
        if rect.column + left >= clip.endColumn { break }
        let number = (down.first + y) * Int(node.p[0]) + across.first + x
        let cell = frame.cell(Int(node.data) + number)
        var style = base
        style.isFocused = false
        if cell.role != .normal { style.role = cell.role }
        if styles[index].flags.contains(.disabled)
          || cell.flags.contains(.disabled) && cell.role == .normal
        {
          style.role = .disabled
        }
        if cell.flags.contains(.bold) { style.flags.insert(.bold) }
        if cell.flags.contains(.underline) { style.flags.insert(.underline) }
        if cell.flags.contains(.reverse) { style.flags.insert(.reverse) }
        if cell.background != 0 { style.background = cell.background }
        if number == Int(node.p[4]), focusesCursor { style.isFocused = true }
        let square = CellRect(
          column: rect.column + left, row: rect.row + top, columns: cellColumns, rows: cellRows)
        drawSquare(cell, square, style: style, clip: clip)
      }
    }
  }

  private mutating func drawSquare(
    _ cell: Cell, _ square: CellRect, style: CellStyle, clip: CellRect
  ) {
    surface.fill(square.intersection(clip), style: style)
    let glyph = frame.text(cell.glyph)
    var glyphColumn = square.column
    var glyphWidth = 0
    if square.rows == 1 || !glyph.utf8.contains(UInt8(ascii: "\n")) {
      let line = TextLine(glyph).fitted(to: square.columns)
      glyphWidth = line.width
      glyphColumn += (square.columns - line.width) / 2
      surface.draw(
        line.text, column: glyphColumn, row: square.row + (square.rows - 1) / 2, style: style,
        clip: clip)
    } else {
      let lines = TextLine.lines(of: glyph).prefix(square.rows)
      glyphWidth = min(square.columns, lines.reduce(0) { max($0, $1.width) })
      glyphColumn += (square.columns - glyphWidth) / 2
      for (number, line) in lines.enumerated() {
        surface.draw(
          line.fitted(to: square.columns).text, column: glyphColumn,
          row: square.row + (square.rows - lines.count) / 2 + number, style: style, clip: clip)
      }
    }
    // The cursor is seen without colour too, where there is room beside the glyph.
    guard style.isFocused, glyphColumn > square.column,
      glyphColumn + glyphWidth < square.endColumn
    else { return }
    let row = square.row + (square.rows - 1) / 2
    surface.put("[", column: square.column, row: row, style: style, clip: clip)
    surface.put("]", column: square.endColumn - 1, row: row, style: style, clip: clip)
  }

  private mutating func drawGridLines(
    _ index: Int, _ across: GridAxis, _ down: GridAxis, rect: CellRect, clip: CellRect
  ) {
    guard !across.shownLines.isEmpty, !down.shownLines.isEmpty else { return }
    var style = cellStyle(index)
    // A board without a cursor of its own shows the focus in its lines.
    style.isFocused = index == focus && placed.nodes[index].p[4] < 0
    if style.role == .normal { style.role = .border }
    let lastColumn = across.length - 1
    let lastRow = down.length - 1
    /// Border and box lines are heavy where there are lighter ones to tell them from.
    func weight(_ axis: GridAxis, _ line: GridAxis.Line) -> BoxArms.Weight {
      guard across.hasBoxes || down.hasBoxes else { return .light }
      let isEdge = line.index == 0 || line.index == axis.count
      return isEdge || axis.isBoxEdge(line.index) ? .heavy : .light
    }
    for line in down.shownLines {
      let weight = weight(down, line)
      let text = isCut(down, line) ? "┈" : BoxArms(right: weight, left: weight).text
      let row = rect.row + line.offset
      guard row >= clip.row, row < clip.endRow else { continue }
      for offset in 0..<across.length {
        surface.put(text, column: rect.column + offset, row: row, style: style, clip: clip)
      }
    }
    for line in across.shownLines {
      let own = isCut(across, line) ? .none : weight(across, line)
      let text = own == .none ? "┊" : BoxArms(up: own, down: own).text
      let column = rect.column + line.offset
      guard column >= clip.column, column < clip.endColumn else { continue }
      var crossing = 0
      for offset in 0..<down.length {
        guard crossing < down.shownLines.count, down.shownLines[crossing].offset == offset else {
          surface.put(text, column: column, row: rect.row + offset, style: style, clip: clip)
          continue
        }
        let other = down.shownLines[crossing]
        crossing += 1
        let crossed = isCut(down, other) ? .none : weight(down, other)
        let arms = BoxArms(
          up: offset > 0 ? own : .none, right: line.offset < lastColumn ? crossed : .none,
          down: offset < lastRow ? own : .none, left: line.offset > 0 ? crossed : .none)
        surface.put(
          arms.bits == 0 ? " " : arms.text, column: column, row: rect.row + offset, style: style,
          clip: clip)
      }
    }
  }

  /// Whether a line ends the window while the board goes on.
  private func isCut(_ axis: GridAxis, _ line: GridAxis.Line) -> Bool {
    !axis.hasLine(before: line.index)
      || line.index == axis.first && line.index > 0
      || line.index == axis.first + axis.offsets.count && line.index < axis.count
  }
}
