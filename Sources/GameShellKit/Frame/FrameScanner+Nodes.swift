extension FrameScanner {
  /// A node whose descendants are being checked.
  private struct OpenNode {
    var index, end, children, greatestChildCount: Int
  }

  private static let roleCount = UInt32(Role.allCases.count)

  /// The first fault of the tree and its nodes.
  func nodesFault(_ counts: Counts, _ text: TextSection) -> FrameFault? {
    withUnsafeTemporaryAllocation(of: OpenNode.self, capacity: FrameLayout.maxDepth) { buffer in
      // The capacity is not zero, so there is an address.
      guard let open = buffer.baseAddress else { return nil }
      return nodesFault(counts, text, open)
    }
  }

  private func nodesFault(
    _ counts: Counts, _ text: TextSection, _ open: UnsafeMutablePointer<OpenNode>
  ) -> FrameFault? {
    var used = Used()
    var depth = 0
    var index = 0
    var at = FrameLayout.headerSize / 4
    while index < counts.nodes {
      while depth > 0, open[depth - 1].end < index { depth -= 1 }
      if depth == 0, index > 0 { return .treeUnfinished(nodes: counts.nodes, covered: index) }
      let head = word(at)
      let descendants = Int(word(at + 2))
      guard let kind = NodeKind(rawValue: UInt16(truncatingIfNeeded: head)) else {
        return .unknownKind(node: index, kind: Int(head & 0xffff))
      }
      guard head >> 16 < Self.roleCount else {
        return .unknownRole(node: index, role: Int(head >> 16))
      }
      guard word(at + 1) & ~NodeFlags.known.rawValue == 0 else {
        return .unknownFlags(node: index, flags: word(at + 1))
      }
      let end = index + descendants
      guard end <= (depth > 0 ? open[depth - 1].end : counts.nodes - 1) else {
        return .treeOverrun(node: index)
      }
      if depth > 0 {
        open[depth - 1].children += 1
        let parent = open[depth - 1]
        if parent.children > parent.greatestChildCount {
          return tooManyChildren(parent.index, parent.children)
        }
      }
      let greatest = kind.greatestChildCount
      if greatest == 0, descendants > 0 { return tooManyChildren(index, descendants) }
      guard depth < FrameLayout.maxDepth else { return .tooDeep(node: index) }
      open[depth] = OpenNode(index: index, end: end, children: 0, greatestChildCount: greatest)
      depth += 1
      if let fault = textsFault(index, at, text) { return fault }
      if let fault = dataFault(kind, index, at, counts) { return fault }
      if let fault = used.add(self, kind, at, counts) { return fault }
      index += 1
      at += FrameLayout.nodeSize / 4
    }
    return nil
  }

  private func tooManyChildren(_ index: Int, _ count: Int) -> FrameFault {
    let head = word((FrameLayout.headerSize + index * FrameLayout.nodeSize) / 4)
    let kind = NodeKind(rawValue: UInt16(truncatingIfNeeded: head)) ?? .text
    return .tooManyChildren(node: index, kind: kind, count: count)
  }

  private func textsFault(_ index: Int, _ at: Int, _ text: TextSection) -> FrameFault? {
    var field = 0
    while field < 4 {
      let offset = Int(word(at + 4 + 2 * field))
      let length = Int(word(at + 5 + 2 * field))
      // Most fields are empty.
      if offset | length != 0 {
        switch text.check(offset, length) {
        case .whole: break
        case .outside: return .textOutOfBounds(node: index, field: Self.fieldNames[field])
        case .split: return .splitCharacter(node: index, field: Self.fieldNames[field])
        }
      }
      field += 1
    }
    return nil
  }

  private static let fieldNames = ["text", "label", "action", "hint"]

  /// The first fault of the grids' cells.
  func cellsFault(_ counts: Counts, _ text: TextSection) -> FrameFault? {
    var index = 0
    var at = counts.cellsStart / 4
    while index < counts.cells {
      let lengths = word(at + 3)
      let role = word(at + 4)
      guard role >> 16 == 0 else {
        return .badCell(cell: index, reason: "reserved must be zero")
      }
      guard role < Self.roleCount else {
        return .badCell(cell: index, reason: "unknown role \(role)")
      }
      guard lengths >> 24 & ~UInt32(CellFlags.known.rawValue) == 0 else {
        return .badCell(cell: index, reason: "unknown flags \(lengths >> 24)")
      }
      var field = 0
      while field < 3 {
        let length = Int(lengths >> UInt32(8 * field) & 0xff)
        if text.check(Int(word(at + field)), length) != .whole {
          let name = ["glyph", "label", "action"][field]
          return .badCell(
            cell: index, reason: "its \(name) is not whole text inside the text section")
        }
        field += 1
      }
      index += 1
      at += FrameLayout.cellSize / 4
    }
    return nil
  }
}
