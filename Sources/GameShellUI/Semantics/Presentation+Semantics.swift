import GameShellKit

extension Presentation {
  /// The elements of the screen. Nodes that only arrange others appear as what they hold.
  public var semanticTree: SemanticTree {
    var children: [[SemanticNode]] = Array(repeating: [], count: placed.nodes.count)
    // Against pre-order, so that what stands inside is known first.
    for index in placed.nodes.indices.reversed() {
      let inside = Array(children[index].reversed())
      children[index] = []
      let elements = elements(index, inside: inside)
      if placed.parents[index] >= 0 {
        children[placed.parents[index]] += elements.reversed()
      } else if elements.count == 1, let root = elements.first {
        return SemanticTree(root: root)
      } else {
        var root = element(index, kind: "group")
        root.children = elements
        return SemanticTree(root: root)
      }
    }
    return SemanticTree(root: element(0, kind: "group"))
  }

  private func elements(_ index: Int, inside: [SemanticNode]) -> [SemanticNode] {
    let node = placed.nodes[index]
    if node.flags.contains(.silent) { return [] }
    var element: SemanticNode
    switch node.kind {
    case .spacer, .divider: return []
    case .column, .row, .overlay, .padding, .size, .scroll:
      let isNamed =
        node.id != 0 || !node.label.isEmpty || !node.action.isEmpty
        || !node.flags.intersection([.modal, .selected]).isEmpty || node.kind == .scroll
      guard isNamed else { return inside }
      element = self.element(index, kind: node.kind == .scroll ? "scroll" : "group")
    case .text:
      if node.text.isEmpty && node.label.isEmpty { return [] }
      element = self.element(index, kind: "text")
    case .button:
      element = self.element(index, kind: "button")
      if element.label.isEmpty {
        element.label = Self.words(inside).joined(separator: " ")
        return [element]
      }
    case .gauge:
      element = self.element(index, kind: "gauge")
      element.value = "\(node.p[0])/\(node.p[1])"
    case .chart:
      element = self.element(index, kind: "chart")
      element.value = NodeMetrics.chartValues(frame, node).map { "\($0)" }.joined(separator: " ")
    case .grid:
      element = self.element(index, kind: "grid")
      element.children = cells(index, node)
      return [element]
    case .canvas: element = self.element(index, kind: "canvas")
    case .box: element = self.element(index, kind: "box")
    case .key: element = self.element(index, kind: "key")
    }
    element.children = inside
    return [element]
  }

  private static func words(_ nodes: [SemanticNode]) -> [String] {
    nodes.flatMap { node in (node.label.isEmpty ? [] : [node.label]) + words(node.children) }
  }

  private func element(_ index: Int, kind: String) -> SemanticNode {
    let node = placed.nodes[index]
    var element = SemanticNode(
      kind: kind, role: node.role, label: frame.text(node.label.isEmpty ? node.text : node.label),
      action: frame.text(node.action), hint: frame.text(node.hint), id: node.id,
      rect: placed.placements[index].clip)
    element.text = frame.text(node.text)
    element.isFocused =
      focusedNode == index || focusedNode == nil && node.flags.contains(.focused)
    element.isDisabled = isDisabled(index)
    element.isSelected = node.flags.contains(.selected)
    element.isModal = node.flags.contains(.modal)
    return element
  }

  private func cells(_ index: Int, _ node: Node) -> [SemanticNode] {
    let (rect, clip) = (placed.placements[index].rect, placed.placements[index].clip)
    let across = GridAxis(node, axis: 0, room: rect.columns)
    let down = GridAxis(node, axis: 1, room: rect.rows)
    let columns = Int(node.p[0])
    let isGridDisabled = isDisabled(index)
    return (0..<Int(node.dataCount)).map { number in
      let cell = frame.cell(Int(node.data) + number)
      let (column, row) = (number % columns, number / columns)
      var place = CellRect(column: 0, row: 0, columns: 0, rows: 0)
      let (x, y) = (column - across.first, row - down.first)
      if across.offsets.indices.contains(x), down.offsets.indices.contains(y) {
        place = CellRect(
          column: rect.column + across.offsets[x], row: rect.row + down.offsets[y],
          columns: Int(node.p[2]), rows: Int(node.p[3])
        ).intersection(clip)
      }
      var element = SemanticNode(
        kind: "cell", role: cell.role,
        label: frame.text(cell.label.isEmpty ? cell.glyph : cell.label),
        action: frame.text(cell.action.isEmpty ? node.action : cell.action), hint: "", id: 0,
        cell: number, column: column, row: row, rect: place)
      element.text = frame.text(cell.glyph)
      element.isFocused = number == Int(node.p[4])
      element.isDisabled = isGridDisabled || cell.flags.contains(.disabled)
      return element
    }
  }
}
