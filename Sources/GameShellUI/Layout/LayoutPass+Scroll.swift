import GameShellKit

/// Where scroll views shall stand.
struct ScrollWish {
  /// Rows above the view, by the scroll view's key.
  var offsets: [NodeKey: Int] = [:]
  /// The row that each scene wanted in sight last.
  var rowsInSight: [NodeKey: Int] = [:]
  /// A node that must come into sight.
  var revealed: Int?
}

extension LayoutPass {
  /// Moves what scroll views hold, and finds what of each node can be seen.
  consuming func scrolled(_ wish: ScrollWish) -> PlacedFrame {
    let none = Placement()
    var placements = Array(repeating: none, count: nodes.count)
    var shifts = Array(repeating: 0, count: nodes.count)
    var scrolls: [PlacedScroll] = []
    for index in nodes.indices {
      let parent = parents[index]
      var rect = rects[index]
      var clip = CellRect(size)
      if parent >= 0 {
        rect.row -= shifts[parent]
        clip = placements[parent].clip
        if nodes[parent].kind == .scroll {
          clip.columns = max(0, min(clip.columns, viewEnd(parent) - clip.column))
        }
      }
      placements[index] = Placement(rect: rect, clip: rect.intersection(clip))
      shifts[index] = parent >= 0 ? shifts[parent] : 0
      if nodes[index].kind == .scroll {
        let scroll = scroll(index, ordinal: scrolls.count, wish)
        scrolls.append(scroll)
        shifts[index] += scroll.offset
      }
    }
    return PlacedFrame(
      frame: frame, size: size, nodes: nodes, parents: parents, placements: placements,
      lines: lines, scrolls: scrolls)
  }

  /// The column past what a scroll view shows of its content.
  private func viewEnd(_ scroll: Int) -> Int {
    max(rects[scroll].column, rects[scroll].endColumn - 1)
  }

  private func scroll(_ index: Int, ordinal: Int, _ wish: ScrollWish) -> PlacedScroll {
    let node = nodes[index]
    let key: NodeKey = node.id != 0 ? .id(node.id) : .ordinal(ordinal)
    var scroll = PlacedScroll(
      node: index, key: key, offset: wish.offsets[key] ?? 0,
      contentRows: contentRows[index] ?? 0, rows: rects[index].rows)
    func show(_ first: Int, _ count: Int) {
      if first + count > scroll.offset + scroll.rows { scroll.offset = first + count - scroll.rows }
      if first < scroll.offset { scroll.offset = first }
    }
    let wanted = Int(node.p[0])
    if wanted >= 0, node.p[0] != .max, wish.rowsInSight[key] != wanted { show(wanted, 1) }
    if let revealed = wish.revealed, revealed > index, revealed <= index + Int(node.descendants) {
      show(rects[revealed].row - rects[index].row, rects[revealed].rows)
    }
    scroll.offset = max(0, min(scroll.offset, scroll.limit))
    return scroll
  }
}
