import GameShellKit

extension LayoutPass {
  /// Gives the children of a node, whose own place is known, theirs.
  mutating func placeChildren(of index: Int, _ axis: Axis) {
    let node = nodes[index]
    guard node.descendants > 0 else { return }
    let start = start(index, axis)
    let length = length(index, axis)
    switch node.kind {
    case .column: placeStack(index, axis, isAlong: axis == .down)
    case .row: placeStack(index, axis, isAlong: axis == .across)
    case .overlay:
      let alignment = node.p[axis.rawValue]
      forEachChild(of: index) { pass, child in
        pass.place(child, axis, start: start, room: length, alignment: alignment)
      }
    case .button:
      let margin = axis == .across ? NodeMetrics.buttonMargin : 0
      let room = max(0, length - 2 * margin)
      place(index + 1, axis, start: start + min(margin, length), room: room, alignment: 1)
    case .padding:
      let before = Int(axis == .across ? node.p[1] : node.p[0])
      let after = Int(axis == .across ? node.p[3] : node.p[2])
      // What is short is taken from the padding first.
      let least = min(length, extents[index + 1].least)
      let margin = min(before + after, length - least)
      let lead = before + after == 0 ? 0 : margin * before / (before + after)
      place(index + 1, axis, start: start + lead, room: length - margin, alignment: 0)
    case .size:
      place(index + 1, axis, start: start, room: length, alignment: node.p[6 + axis.rawValue])
    case .scroll:
      if axis == .across {
        place(index + 1, axis, start: start, room: max(0, length - 1), alignment: 0)
      } else {
        let extent = extents[index + 1]
        let rows = max(extent.ideal, extent.taken(of: length))
        contentRows[index] = rows
        set(index + 1, axis, start: start, length: rows)
      }
    case .box:
      place(index + 1, axis, start: start + min(1, length), room: max(0, length - 2), alignment: 1)
    case .text, .spacer, .divider, .gauge, .chart, .grid, .canvas, .key: break
    }
  }

  private mutating func place(
    _ child: Int, _ axis: Axis, start: Int, room: Int, alignment: Int32
  ) {
    let length = extents[child].taken(of: room)
    set(child, axis, start: start + (room - length) * Int(alignment) / 2, length: length)
  }

  private mutating func placeStack(_ index: Int, _ axis: Axis, isAlong: Bool) {
    let node = nodes[index]
    var at = start(index, axis)
    let room = length(index, axis)
    guard isAlong else {
      forEachChild(of: index) { pass, child in
        pass.place(child, axis, start: at, room: room, alignment: node.p[1])
      }
      return
    }
    let children = children(of: index)
    var spacing = Int(node.p[0])
    var free = room - spacing * (children.count - 1)
    let least = children.reduce(0) { $0 + extents[$1].least }
    if spacing > 0, free < least, children.count > 1 {
      // What is short is taken from the spacing first.
      spacing = max(0, (room - least) / (children.count - 1))
      free = room - spacing * (children.count - 1)
    }
    let lengths = Extent.share(max(0, free), among: children.map { extents[$0] })
    for (child, length) in zip(children, lengths) {
      set(child, axis, start: at, length: length)
      at += length + spacing
    }
  }
}
