import GameShellKit

/// Where a node stands on the screen, and the part of that which can be seen.
public struct Placement: Hashable, Sendable {
  /// Its rectangle.
  public var rect = CellRect(CellSize(columns: 0, rows: 0))
  /// What of the rectangle is within everything around it.
  public var clip = CellRect(CellSize(columns: 0, rows: 0))
}

/// A scroll view as it stands.
struct PlacedScroll {
  /// The node.
  var node: Int
  /// Keeps its place between frames.
  var key: NodeKey
  /// Rows of the content above the view.
  var offset: Int
  /// Rows of the content.
  var contentRows: Int
  /// Rows of the view.
  var rows: Int
  /// The greatest offset.
  var limit: Int { max(0, contentRows - rows) }
}

/// What stays the same of a node from frame to frame: its id, or else its place among its kind.
enum NodeKey: Hashable {
  case id(UInt32)
  case action(String, ordinal: Int)
  case ordinal(Int)
}

/// A frame with a place for each of its nodes.
struct PlacedFrame {
  let frame: Frame
  let size: CellSize
  /// The frame's nodes, read once.
  let nodes: [Node]
  /// Each node's parent; -1 for the root.
  let parents: [Int]
  var placements: [Placement]
  /// The lines of text nodes, at the width that they got.
  var lines: [[TextLine]]
  var scrolls: [PlacedScroll]

  /// The scroll view that a node is; by bisection.
  func scroll(at node: Int) -> PlacedScroll? {
    var low = 0
    var high = scrolls.count
    while low < high {
      let middle = (low + high) / 2
      if scrolls[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low < scrolls.count && scrolls[low].node == node ? scrolls[low] : nil
  }
}
