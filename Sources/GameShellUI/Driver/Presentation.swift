public import GameShellKit

/// A frame as it is shown: laid out for a size, drawn, with the host's focus and scrolling.
public struct Presentation {
  let placed: PlacedFrame
  let map: FocusMap
  let focusedStop: Int?
  /// What a front end shows.
  public let surface: CellSurface

  /// The frame.
  public var frame: Frame { placed.frame }
  /// The size that the frame was laid out for.
  public var size: CellSize { placed.size }
  /// The index of the node that has the keyboard's focus.
  public var focusedNode: Int? { focusedStop.map { map.stops[$0].node } }
  /// After how many milliseconds the scene wishes for a tick; nil for none.
  public var tick: Int? { frame.tick }
  /// Whether pointer moves without a button are wanted too.
  public var wantsPointerMotion: Bool { frame.wantsPointerMotion }

  /// Where a node stands.
  public func placement(of node: Int) -> Placement { placed.placements[node] }
}

/// What lies under a place on the screen.
public struct Hit: Hashable, Sendable {
  /// The index of the innermost node that has an id or an action.
  public var node: Int
  /// Its id; 0 for none.
  public var id: UInt32
  /// The action of the cell or node; empty for none, and for what is disabled.
  public var action: String
  /// The index of the grid's cell.
  public var cell: Int?
  /// Column within the node.
  public var column: Int
  /// Row within the node.
  public var row: Int
}

extension Presentation {
  /// What lies under a place on the screen; nil where nothing has an id or an action.
  ///
  /// A modal node hides all that is outside of it.
  public func hit(column: Int, row: Int) -> Hit? {
    guard var node = topmost(column: column, row: row) else { return nil }
    while placed.nodes[node].id == 0, placed.nodes[node].action.isEmpty,
      placed.nodes[node].kind != .grid
    {
      guard placed.parents[node] >= 0, node != map.modal else { return nil }
      node = placed.parents[node]
    }
    return hit(node, column: column, row: row)
  }

  private func topmost(column: Int, row: Int) -> Int? {
    let scope = map.modal.map { $0...$0 + Int(placed.nodes[$0].descendants) }
    for node in (scope ?? 0...placed.nodes.count - 1).reversed()
    where placed.placements[node].clip.contains(column: column, row: row) && isSolid(node) {
      return node
    }
    return nil
  }

  /// Whether a node itself can be pointed at, and not only what stands in it.
  private func isSolid(_ index: Int) -> Bool {
    let node = placed.nodes[index]
    if node.id != 0 || !node.action.isEmpty || node.background != 0 { return true }
    switch node.kind {
    case .text, .button, .gauge, .chart, .grid, .canvas, .box, .key: return true
    case .column, .row, .overlay, .spacer, .divider, .padding, .size, .scroll:
      return node.flags.contains(.modal)
    }
  }

  private func hit(_ index: Int, column: Int, row: Int) -> Hit {
    let node = placed.nodes[index]
    let rect = placed.placements[index].rect
    var hit = Hit(
      node: index, id: node.id, action: "", column: column - rect.column, row: row - rect.row)
    var isEnabled = !isDisabled(index)
    var action = frame.text(node.action)
    if node.kind == .grid {
      let x = GridAxis(node, axis: 0, room: rect.columns).index(at: hit.column)
      let y = GridAxis(node, axis: 1, room: rect.rows).index(at: hit.row)
      if let x, let y {
        let number = y * Int(node.p[0]) + x
        let cell = frame.cell(Int(node.data) + number)
        hit.cell = number
        isEnabled = isEnabled && !cell.flags.contains(.disabled)
        if !cell.action.isEmpty { action = frame.text(cell.action) }
      } else {
        isEnabled = false
      }
    }
    if isEnabled { hit.action = action }
    return hit
  }

  /// Whether a node or one around it is disabled.
  func isDisabled(_ index: Int) -> Bool {
    var node = index
    while node >= 0 {
      if placed.nodes[node].flags.contains(.disabled) { return true }
      node = placed.parents[node]
    }
    return false
  }

  /// The innermost scroll view under a place that has more than it shows.
  func scrollView(column: Int, row: Int) -> PlacedScroll? {
    placed.scrolls.last {
      $0.limit > 0 && isInScope($0.node)
        && placed.placements[$0.node].clip.contains(column: column, row: row)
    }
  }

  /// The scroll view that keys move: the one around the focus, or else the topmost.
  var activeScrollView: PlacedScroll? {
    let focus = focusedNode
    let movable = placed.scrolls.filter { $0.limit > 0 && isInScope($0.node) }
    let around = movable.last { view in
      guard let focus else { return false }
      return focus > view.node && focus <= view.node + Int(placed.nodes[view.node].descendants)
    }
    return around ?? movable.last
  }

  /// The scroll view that an arrow scrolls before it moves the focus on: where the next stop is
  /// not in the view, and the view lies on the way there.
  func scrollView(before move: FocusMove) -> PlacedScroll? {
    guard let view = activeScrollView else { return nil }
    let inside = view.node...view.node + Int(placed.nodes[view.node].descendants)
    let target = map.target(move, from: focusedStop, placed: placed).map { map.stops[$0].node }
    if let target, inside.contains(target) { return nil }
    guard let focus = focusedNode, !inside.contains(focus) else { return view }
    let (from, to) = (placement(of: focus).rect, placement(of: view.node).rect)
    return move == .up ? to.row < from.row ? view : nil : to.endRow > from.endRow ? view : nil
  }

  private func isInScope(_ node: Int) -> Bool {
    guard let modal = map.modal else { return true }
    return node >= modal && node <= modal + Int(placed.nodes[modal].descendants)
  }
}
