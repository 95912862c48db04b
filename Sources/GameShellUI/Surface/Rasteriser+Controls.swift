import GameShellKit

extension Rasteriser {
  /// A button: `[ Title ]`, and with the focus `▸ Title ◂`, so that it is seen without colour.
  mutating func drawButton(_ index: Int, _ node: Node) {
    let (rect, clip) = (placed.placements[index].rect, placed.placements[index].clip)
    let style = cellStyle(index)
    let row = rect.row + max(0, rect.rows - 1) / 2
    if node.descendants > 0 {
      if style.isFocused {
        surface.put("▸", column: rect.column, row: row, style: style, clip: clip)
      }
      return
    }
    let title = node.text.isEmpty ? "" : frame.text(node.text)
    guard rect.columns >= 5 else {
      let line = TextLine(title).fitted(to: rect.columns)
      surface.draw(line.text, column: rect.column, row: row, style: style, clip: clip)
      return
    }
    let (open, close) = style.isFocused ? ("▸ ", " ◂") : ("[ ", " ]")
    surface.draw(open, column: rect.column, row: row, style: style, clip: clip)
    surface.draw(close, column: rect.endColumn - 2, row: row, style: style, clip: clip)
    let hint = NodeMetrics.hint(frame, node)
    var room = rect.columns - 2 * NodeMetrics.buttonMargin
    var column = rect.column + NodeMetrics.buttonMargin
    if hint.cells > 0, hint.cells + (title.isEmpty ? 0 : 2) <= room {
      var keyStyle = style
      keyStyle.flags.insert(.bold)
      surface.draw(hint.text, column: column, row: row, style: keyStyle, clip: clip)
      column += hint.cells
      room -= hint.cells
    }
    let line = TextLine(title).fitted(to: room)
    surface.draw(
      line.text, column: column + (room - line.width) / 2, row: row, style: style, clip: clip)
  }

  /// A key and what it does: the key stands out, the words stay back.
  mutating func drawKey(_ index: Int, _ node: Node) {
    let (rect, clip) = (placed.placements[index].rect, placed.placements[index].clip)
    let style = cellStyle(index)
    var keyStyle = style
    var textStyle = style
    if style.role == .normal {
      keyStyle.role = .accent
      textStyle.role = .secondary
    }
    keyStyle.flags.insert(.bold)
    let hint = NodeMetrics.hint(frame, node)
    let key = TextLine(hint.text).fitted(to: rect.columns)
    surface.draw(key.text, column: rect.column, row: rect.row, style: keyStyle, clip: clip)
    let room = rect.columns - hint.cells
    guard room > 0, !node.text.isEmpty else { return }
    let text = TextLine(frame.text(node.text)).fitted(to: room)
    surface.draw(
      text.text, column: rect.column + hint.cells, row: rect.row, style: textStyle, clip: clip)
  }

  /// A bar in eighths of a cell, its rest as a track, and the label behind it.
  mutating func drawGauge(_ index: Int, _ node: Node) {
    let (rect, clip) = (placed.placements[index].rect, placed.placements[index].clip)
    var style = cellStyle(index)
    let label = node.text.isEmpty ? "" : frame.text(node.text)
    var barColumns = rect.columns - (label.isEmpty ? 0 : 1 + CharacterWidth.of(label))
    if barColumns < 3 { barColumns = rect.columns }
    if !label.isEmpty, barColumns < rect.columns {
      surface.draw(
        label, column: rect.column + barColumns + 1, row: rect.row, style: style, clip: clip)
    }
    if style.role == .normal { style.role = .accent }
    let value = Int64(node.p[0])
    let total = Int64(node.p[1])
    let full = Int64(barColumns * 8)
    var eighths = total <= 0 ? 0 : min(full, value * full / total)
    // Begun and unfinished are told apart from nothing and everything.
    if value > 0, total > 0, eighths == 0 { eighths = 1 }
    if value < total, eighths == full { eighths = max(0, full - 1) }
    drawBar(
      eighths: Int(eighths), columns: barColumns, column: rect.column, row: rect.row, style: style,
      hasTrack: true, clip: clip)
  }

  /// A lying bar.
  mutating func drawBar(
    eighths: Int, columns: Int, column: Int, row: Int, style: CellStyle, hasTrack: Bool,
    clip: CellRect
  ) {
    var track = style
    track.role = .border
    for offset in 0..<max(0, columns) {
      let left = eighths - offset * 8
      if left <= 0 && !hasTrack { break }
      let text = left >= 8 ? "█" : left > 0 ? Self.lyingEighths[left - 1] : "░"
      surface.put(
        text, column: column + offset, row: row, style: left > 0 ? style : track, clip: clip)
    }
  }

  static let lyingEighths = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
  static let uprightEighths = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]

  /// The bar at the edge of a scroll view that cannot show all.
  mutating func drawScrollBar(_ index: Int) {
    guard let scroll = placed.scroll(at: index), scroll.limit > 0 else { return }
    let (rect, clip) = (placed.placements[index].rect, placed.placements[index].clip)
    var track = cellStyle(index)
    track.role = .border
    var thumb = track
    thumb.role = .secondary
    let length = max(1, scroll.rows * scroll.rows / max(1, scroll.contentRows))
    let start = scroll.offset * (scroll.rows - length) / scroll.limit
    for offset in 0..<scroll.rows {
      let isThumb = offset >= start && offset < start + length
      surface.put(
        isThumb ? "┃" : "│", column: rect.endColumn - 1, row: rect.row + offset,
        style: isThumb ? thumb : track, clip: clip)
    }
  }
}
