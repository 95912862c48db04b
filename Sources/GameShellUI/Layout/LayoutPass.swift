import GameShellKit

/// Finds a place for each node of a frame, in terminal cells.
///
/// Widths are measured from the leaves up and given from the root down; then heights, which may
/// depend on widths; then scrolling moves what it holds. Each pass visits every node once, in or
/// against pre-order, so the cost grows with the number of nodes and depth costs no stack.
struct LayoutPass {
  /// Which way the nearest stack around a node runs.
  enum Flow {
    case none, across, down
  }

  let frame: Frame
  let size: CellSize
  let nodes: [Node]
  var parents: [Int]
  var flows: [Flow]
  /// Extents of the axis being worked on.
  var extents: [Extent]
  var rects: [CellRect]
  var lines: [[TextLine]]
  /// Rows of the content of scroll views, by node.
  var contentRows: [Int: Int] = [:]

  init(_ frame: Frame, size: CellSize) {
    self.frame = frame
    self.size = size
    let count = frame.nodeCount
    nodes = (0..<count).map { frame.node($0) }
    parents = Array(repeating: -1, count: count)
    flows = Array(repeating: .none, count: count)
    extents = Array(repeating: Extent(), count: count)
    rects = Array(repeating: CellRect(CellSize(columns: 0, rows: 0)), count: count)
    lines = Array(repeating: [], count: count)
    findParents()
  }

  /// Places everything; `scroll` says where scroll views stand.
  consuming func solved(_ scroll: ScrollWish = ScrollWish()) -> PlacedFrame {
    solve(.across)
    solve(.down)
    return scrolled(scroll)
  }

  private mutating func findParents() {
    for index in nodes.indices {
      let kind = nodes[index].kind
      let flow: Flow =
        switch kind {
        case .column: .down
        case .row: .across
        case .overlay: .none
        default: flows[index]
        }
      forEachChild(of: index) { pass, child in
        pass.parents[child] = index
        pass.flows[child] = flow
      }
    }
  }

  private mutating func solve(_ axis: Axis) {
    for index in nodes.indices.reversed() {
      extents[index] = measured(index, axis)
    }
    let room = axis == .across ? size.columns : size.rows
    let length = extents[0].taken(of: room)
    set(0, axis, start: (room - length) / 2, length: length)
    for index in nodes.indices { placeChildren(of: index, axis) }
  }

  /// Calls for each child in order.
  mutating func forEachChild(of index: Int, _ body: (inout LayoutPass, Int) -> Void) {
    var child = index + 1
    let end = index + Int(nodes[index].descendants)
    while child <= end {
      body(&self, child)
      child += 1 + Int(nodes[child].descendants)
    }
  }

  /// The children in order.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    let end = index + Int(nodes[index].descendants)
    while child <= end {
      result.append(child)
      child += 1 + Int(nodes[child].descendants)
    }
    return result
  }

  mutating func set(_ index: Int, _ axis: Axis, start: Int, length: Int) {
    if axis == .across {
      rects[index].column = start
      rects[index].columns = max(0, length)
    } else {
      rects[index].row = start
      rects[index].rows = max(0, length)
    }
  }

  func start(_ index: Int, _ axis: Axis) -> Int {
    axis == .across ? rects[index].column : rects[index].row
  }

  func length(_ index: Int, _ axis: Axis) -> Int {
    axis == .across ? rects[index].columns : rects[index].rows
  }
}

/// Across or down.
enum Axis: Int {
  case across = 0
  case down
}
