/// What a node of a frame draws; the meaning of `p` is written at the door's `GH_NODE_*`.
public enum NodeKind: UInt16, Sendable, CaseIterable {
  case column = 1
  case row, overlay, text, button, spacer, divider, padding, size, scroll, gauge, chart, grid
  case canvas, box, key
}

extension NodeKind {
  /// The greatest number of children that this kind takes.
  public var greatestChildCount: Int {
    switch self {
    case .column, .row, .overlay: .max
    case .button, .padding, .size, .scroll, .box: 1
    case .text, .spacer, .divider, .gauge, .chart, .grid, .canvas, .key: 0
    }
  }
}
