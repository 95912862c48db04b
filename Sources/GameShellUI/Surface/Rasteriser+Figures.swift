import GameShellKit

extension Rasteriser {
  /// Bars or a plot.
  mutating func drawChart(_ index: Int, _ node: Node) {
    let values = NodeMetrics.chartValues(frame, node)
    guard !values.isEmpty else { return }
    let labels = NodeMetrics.chartLabels(frame, node)
    switch NodeMetrics.chartForm(node) {
    case .lying: drawLyingBars(index, node, values, labels)
    case .upright: drawUprightBars(index, node, values, labels)
    case .plot: drawPlot(index, node, values, labels)
    }
  }

  private func barStyle(_ index: Int) -> CellStyle {
    var style = cellStyle(index)
    if style.role == .normal { style.role = .accent }
    return style
  }

  private mutating func drawLyingBars(
    _ index: Int, _ node: Node, _ values: [Int64], _ labels: [TextLine]
  ) {
    let (rect, clip) = (placed.placements[index].rect, placed.placements[index].clip)
    let columns = NodeMetrics.barColumns(labels, values)
    let top = NodeMetrics.chartTop(node, values)
    let labelColumns = min(columns.label, max(0, rect.columns / 2))
    let barColumn = rect.column + (labelColumns > 0 ? labelColumns + 1 : 0)
    let barColumns = max(0, rect.endColumn - barColumn - columns.value - 1)
    for (number, value) in values.prefix(rect.rows).enumerated() {
      let row = rect.row + number
      if number < labels.count {
        let label = labels[number].fitted(to: labelColumns)
        surface.draw(
          label.text, column: rect.column + labelColumns - label.width, row: row,
          style: cellStyle(index), clip: clip)
      }
      let eighths = Self.scaled(value, top: top, to: barColumns * 8)
      drawBar(
        eighths: eighths, columns: barColumns, column: barColumn, row: row, style: barStyle(index),
        hasTrack: false, clip: clip)
      surface.draw(
        "\(value)", column: barColumn + (eighths + 7) / 8 + (eighths > 0 ? 1 : 0), row: row,
        style: cellStyle(index), clip: clip)
    }
  }

  private mutating func drawUprightBars(
    _ index: Int, _ node: Node, _ values: [Int64], _ labels: [TextLine]
  ) {
    let (rect, clip) = (placed.placements[index].rect, placed.placements[index].clip)
    let top = NodeMetrics.chartTop(node, values)
    let rows = rect.rows - (labels.isEmpty || rect.rows < 2 ? 0 : 1)
    let step = max(1, (rect.columns + 1) / values.count)
    let width = step > 1 ? step - 1 : 1
    let style = barStyle(index)
    for (number, value) in values.enumerated() {
      let column = rect.column + number * step
      guard column < rect.endColumn else { break }
      let eighths = Self.scaled(value, top: top, to: rows * 8)
      for offset in 0..<rows {
        let left = eighths - (rows - 1 - offset) * 8
        guard left > 0 else { continue }
        let text = left >= 8 ? "█" : Self.uprightEighths[left - 1]
        for x in column..<column + width {
          surface.put(text, column: x, row: rect.row + offset, style: style, clip: clip)
        }
      }
      if number < labels.count, rows < rect.rows {
        let label = labels[number].fitted(to: width)
        surface.draw(
          label.text, column: column + (width - label.width) / 2, row: rect.endRow - 1,
          style: cellStyle(index), clip: clip)
      }
    }
  }

  /// A line of Braille dots, two by four in a cell; the first and last label stand below it.
  private mutating func drawPlot(
    _ index: Int, _ node: Node, _ values: [Int64], _ labels: [TextLine]
  ) {
    let (rect, clip) = (placed.placements[index].rect, placed.placements[index].clip)
    let rows = rect.rows - (labels.isEmpty || rect.rows < 2 ? 0 : 1)
    guard rect.columns > 0, rows > 0 else { return }
    let top = NodeMetrics.chartTop(node, values)
    let dotColumns = rect.columns * 2
    let dotRows = rows * 4
    var dots = Array(repeating: UInt8(0), count: rect.columns * rows)
    var previous: Int?
    for x in 0..<dotColumns {
      let place = Double(x * (values.count - 1)) / Double(max(1, dotColumns - 1))
      let before = Double(values[Int(place)])
      let after = Double(values[min(Int(place) + 1, values.count - 1)])
      let value = before + (after - before) * (place - place.rounded(.down))
      let part = max(0, min(1, value / Double(top)))
      let height = Int((part * Double(dotRows - 1)).rounded())
      let y = dotRows - 1 - height
      let from = previous.map { $0 < y ? $0 + 1 : $0 > y ? $0 - 1 : y } ?? y
      for dot in min(from, y)...max(from, y) {
        dots[dot / 4 * rect.columns + x / 2] |= Self.brailleBits[x % 2][dot % 4]
      }
      previous = y
    }
    let style = barStyle(index)
    for (place, bits) in dots.enumerated() where bits != 0 {
      guard let scalar = Unicode.Scalar(0x2800 + UInt32(bits)) else { continue }
      surface.put(
        String(Character(scalar)), column: rect.column + place % rect.columns,
        row: rect.row + place / rect.columns, style: style, clip: clip)
    }
    guard rows < rect.rows, let first = labels.first else { return }
    let start = first.fitted(to: rect.columns)
    surface.draw(
      start.text, column: rect.column, row: rect.endRow - 1, style: cellStyle(index), clip: clip)
    guard labels.count > 1, let last = labels.last,
      start.width + 1 + last.width <= rect.columns
    else { return }
    surface.draw(
      last.text, column: rect.endColumn - last.width, row: rect.endRow - 1,
      style: cellStyle(index), clip: clip)
  }

  private static let brailleBits: [[UInt8]] = [
    [0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80],
  ]

  /// A value as a part of a length; any value above 0 is at least one unit.
  private static func scaled(_ value: Int64, top: Int64, to length: Int) -> Int {
    guard value > 0, length > 0 else { return 0 }
    if value >= top { return length }
    return max(1, Int(Double(value) / Double(top) * Double(length)))
  }

  /// Two pixels in each cell, as half blocks; transparent ones show what lies beneath.
  mutating func drawCanvas(_ index: Int, _ node: Node) {
    let (rect, clip) = (placed.placements[index].rect, placed.placements[index].clip)
    let width = Int(node.p[0])
    let height = Int(node.p[1])
    let data = Int(node.data)
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      guard x < width, y < height else { return 0 }
      let at = data + (y * width + x) * 4
      guard frame.pixel(at + 3) >= 128 else { return 0 }
      return 0xff00_0000 | UInt32(frame.pixel(at)) << 16 | UInt32(frame.pixel(at + 1)) << 8
        | UInt32(frame.pixel(at + 2))
    }
    for row in clip.row..<clip.endRow {
      for column in clip.column..<clip.endColumn {
        let x = column - rect.column
        let y = (row - rect.row) * 2
        let (upper, lower) = (pixel(x, y), pixel(x, y + 1))
        guard upper != 0 || lower != 0 else { continue }
        var style = cellStyle(index)
        style.foreground = upper != 0 ? upper : lower
        if upper != 0 && lower != 0 && upper != lower { style.background = lower }
        let text = upper == 0 ? "▄" : lower == 0 || lower != upper ? "▀" : "█"
        surface.put(text, column: column, row: row, style: style, clip: clip)
      }
    }
  }
}
