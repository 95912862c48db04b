import GameShellKit

extension LayoutPass {
  /// What lengths a node can have, once its children's are known.
  mutating func measured(_ index: Int, _ axis: Axis) -> Extent {
    let node = nodes[index]
    switch node.kind {
    case .column: return stack(index, axis, isAlong: axis == .down)
    case .row: return stack(index, axis, isAlong: axis == .across)
    case .overlay: return overlay(index)
    case .text: return axis == .across ? textWidth(index, node) : textHeight(index, node)
    case .button: return button(index, node, axis)
    case .spacer: return spacer(index, node, axis)
    case .divider:
      let isAlong = (flows[index] == .across) == (axis == .down)
      var extent = Extent(rigid: isAlong ? 0 : 1)
      extent.fills = isAlong
      return extent
    case .padding:
      let margin = axis == .across ? node.p[1] + node.p[3] : node.p[0] + node.p[2]
      return only(index).padded(by: Int(margin))
    case .size: return sized(index, node, axis)
    case .scroll:
      var extent = only(index)
      if axis == .across { return extent.padded(by: 1) }
      contentRows[index] = extent.ideal
      extent.floor = min(1, extent.ideal)
      extent.least = min(6, extent.ideal)
      return extent
    case .gauge:
      if axis == .down { return Extent(rigid: 1) }
      let label = node.text.isEmpty ? 0 : 1 + CharacterWidth.of(frame.text(node.text))
      return Extent(floor: 3, least: 3 + label, ideal: 16 + label, most: Extent.unbounded)
    case .chart: return chart(node, axis)
    case .grid:
      let grid = GridAxis(node, axis: axis.rawValue)
      let full = grid.fullLength
      return Extent(floor: grid.floorLength, least: full, ideal: full, most: full)
    case .canvas:
      let length = axis == .across ? Int(node.p[0]) : (Int(node.p[1]) + 1) / 2
      return Extent(floor: 1, least: length, ideal: length, most: length)
    case .box:
      var extent = only(index)
      extent.fills = false
      extent = extent.padded(by: 2)
      if axis == .across, !node.text.isEmpty {
        extent.ideal = max(extent.ideal, CharacterWidth.of(frame.text(node.text)) + 6)
      }
      return extent.ordered()
    case .key:
      if axis == .down { return Extent(rigid: 1) }
      let text = node.text.isEmpty ? 0 : CharacterWidth.of(frame.text(node.text))
      let hint = NodeMetrics.hint(frame, node).cells
      let width = hint + text
      return Extent(
        floor: min(width, 1), least: min(width, max(hint, 3)), ideal: width, most: width)
    }
  }

  /// The extent of a single child.
  private func only(_ index: Int) -> Extent {
    guard nodes[index].descendants > 0 else { return Extent() }
    var extent = extents[index + 1]
    extent.yields = false
    return extent
  }

  private mutating func stack(_ index: Int, _ axis: Axis, isAlong: Bool) -> Extent {
    var total = Extent()
    var count = 0
    forEachChild(of: index) { pass, child in
      if isAlong { total.add(pass.extents[child]) } else { total.formMaximum(pass.extents[child]) }
      count += 1
    }
    if isAlong && count > 1 {
      let spacing = Int(nodes[index].p[0]) * (count - 1)
      total = total.padded(by: min(spacing, Extent.unbounded))
    }
    return total.ordered()
  }

  private mutating func overlay(_ index: Int) -> Extent {
    var total = Extent()
    var fills = true
    forEachChild(of: index) { pass, child in
      total.formMaximum(pass.extents[child])
      fills = fills && pass.extents[child].fills
    }
    total.fills = fills && nodes[index].descendants > 0
    return total.ordered()
  }

  private mutating func textWidth(_ index: Int, _ node: Node) -> Extent {
    lines[index] = node.text.isEmpty ? [] : TextLine.lines(of: frame.text(node.text))
    let width = lines[index].reduce(0) { max($0, $1.width) }
    return Extent(floor: min(width, 1), least: min(width, 4), ideal: width, most: width)
  }

  /// Breaks the text into the lines that it has at its width.
  private mutating func textHeight(_ index: Int, _ node: Node) -> Extent {
    let width = rects[index].columns
    if node.flags.contains(.wrap), lines[index].contains(where: { $0.width > width }) {
      lines[index] = lines[index].flatMap { $0.wrapped(to: width) }
    }
    let limit = node.p[0] > 0 ? Int(node.p[0]) : Int.max
    if lines[index].count > limit {
      lines[index].removeSubrange(limit...)
      lines[index][limit - 1] = lines[index][limit - 1].fitted(to: width, marked: true)
    }
    let height = lines[index].count
    return Extent(floor: min(height, 1), least: height, ideal: height, most: height)
  }

  private func button(_ index: Int, _ node: Node, _ axis: Axis) -> Extent {
    let margin = axis == .across ? 2 * NodeMetrics.buttonMargin : 0
    if node.descendants > 0 {
      var extent = only(index)
      extent.fills = false
      return extent.padded(by: margin)
    }
    if axis == .down { return Extent(rigid: 1) }
    let text = node.text.isEmpty ? 0 : CharacterWidth.of(frame.text(node.text))
    let width = text + NodeMetrics.hint(frame, node).cells + margin
    return Extent(floor: 1, least: min(width, 6), ideal: width, most: width)
  }

  private func spacer(_ index: Int, _ node: Node, _ axis: Axis) -> Extent {
    let isAlong =
      switch flows[index] {
      case .none: true
      case .across: axis == .across
      case .down: axis == .down
      }
    guard isAlong else { return Extent() }
    let least = Int(node.p[0])
    var extent = Extent(floor: 0, least: least, ideal: least, most: Extent.unbounded)
    extent.yields = true
    return extent
  }

  private func sized(_ index: Int, _ node: Node, _ axis: Axis) -> Extent {
    func length(_ slot: Int) -> Int? {
      let value = Int(node.p[slot + axis.rawValue])
      return value < 0 ? nil : min(value, Extent.unbounded)
    }
    if let fixed = length(0) {
      if fixed == Extent.unbounded {
        return Extent(least: 0, ideal: only(index).ideal, most: Extent.unbounded)
      }
      return Extent(floor: min(fixed, only(index).floor), least: fixed, ideal: fixed, most: fixed)
    }
    var extent = only(index)
    if let greatest = length(4) {
      extent.fills = false
      extent.floor = min(extent.floor, greatest)
      extent.least = min(extent.least, greatest)
      extent.ideal = min(extent.ideal, greatest)
      extent.most = greatest
    }
    if let least = length(2) {
      extent.least = max(extent.least, least)
    }
    return extent.ordered()
  }

  private func chart(_ node: Node, _ axis: Axis) -> Extent {
    let count = Int(node.dataCount)
    let height = Int(node.p[2])
    let hasLabels = !node.text.isEmpty
    switch (NodeMetrics.chartForm(node), axis) {
    case (.lying, .across):
      let columns = NodeMetrics.barColumns(
        NodeMetrics.chartLabels(frame, node), NodeMetrics.chartValues(frame, node))
      return Extent(
        floor: 3, least: columns.margin + 3, ideal: columns.margin + 24, most: Extent.unbounded)
    case (.lying, .down):
      return Extent(floor: min(count, 1), least: count, ideal: count, most: count)
    case (.upright, .across):
      return Extent(floor: 1, least: count, ideal: max(0, count * 4 - 1), most: count * 4 - 1)
    case (.plot, .across):
      return Extent(floor: 2, least: 8, ideal: max(8, min(count, 40)), most: Extent.unbounded)
    case (_, .down):
      let rows = max(1, height == 0 ? 6 : height) + (hasLabels ? 1 : 0)
      return Extent(floor: 1, least: min(rows, 3), ideal: rows, most: rows)
    }
  }
}
