import GameShellKit
import GameShellUI

/// A screen's nodes with who stands around and before whom.
struct ScreenTree {
  let shown: Presentation
  let nodes: [Node]
  private let parents: [Int]

  init(_ shown: Presentation) {
    self.shown = shown
    nodes = (0..<shown.frame.nodeCount).map { shown.frame.node($0) }
    var parents = Array(repeating: -1, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      // Later, deeper nodes write over what their ancestors wrote.
      for below in index + 1..<index + 1 + Int(node.descendants) { parents[below] = index }
    }
    self.parents = parents
  }

  func rect(_ index: Int) -> CellRect { shown.placement(of: index).rect }
  func clip(_ index: Int) -> CellRect { shown.placement(of: index).clip }

  /// A node and all around it, the innermost first.
  func path(_ index: Int) -> [Int] {
    Array(sequence(first: index) { parents[$0] < 0 ? nil : parents[$0] })
  }

  func isScrolled(_ index: Int) -> Bool { path(index).contains { nodes[$0].kind == .scroll } }

  /// Whether a node draws something of its own.
  func isDrawn(_ index: Int) -> Bool {
    switch nodes[index].kind {
    case .text: !nodes[index].text.isEmpty
    case .button: nodes[index].descendants == 0
    case .key, .gauge, .chart, .grid, .canvas: true
    default: false
    }
  }

  /// How a later node lies over an earlier one where both are drawn; nil where they stand beside
  /// each other in the tree.
  ///
  /// In an overlay a later layer covers an earlier one as far as it has a ground of its own.
  func cover(of earlier: Int, by later: Int) -> CellRect? {
    let below = Set(path(earlier))
    var cover = CellRect(column: 0, row: 0, columns: 0, rows: 0)
    for node in path(later) {
      if below.contains(node) { return nodes[node].kind == .overlay ? cover : nil }
      if hasGround(nodes[node]) { cover = rect(node) }
    }
    return nil
  }

  private func hasGround(_ node: Node) -> Bool {
    node.background != 0 || node.flags.contains(.modal) || node.role == .toast
      || node.flags.contains(.selected) || node.flags.contains(.reverse)
  }
}

extension ScreenTree {
  /// What lies over something else that is still to be seen there.
  func overlapFaults() -> [String] {
    var faults: [String] = []
    let drawn = nodes.indices.filter { isDrawn($0) && !clip($0).isEmpty }
    for (place, later) in drawn.enumerated() {
      for earlier in drawn[..<place] {
        let shared = clip(earlier).intersection(clip(later))
        guard !shared.isEmpty else { continue }
        if let cover = cover(of: earlier, by: later), cover.intersection(shared) == shared {
          continue
        }
        faults.append("\(name(later)) lies over \(name(earlier))")
      }
    }
    return faults
  }

  /// Boxes that are to be seen whole and whose edges are not.
  func boxFaults() -> [String] {
    nodes.indices.flatMap { index -> [String] in
      let rect = rect(index)
      guard nodes[index].kind == .box, rect.columns > 1, clip(index) == rect, !isCovered(index)
      else { return [] }
      return (rect.row + 1..<max(rect.row + 1, rect.endRow - 1)).compactMap { row in
        let edges = [rect.column, rect.endColumn - 1].map { shown.surface[$0, row].text }
        return edges == ["│", "│"] ? nil : "row \(row) of a box has the edges \(edges)"
      }
    }
  }

  func name(_ index: Int) -> String {
    let text = shown.frame.text(nodes[index].text)
    return text.isEmpty ? "a \(nodes[index].kind)" : "\"\(text)\""
  }
}
