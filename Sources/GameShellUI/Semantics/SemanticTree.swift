public import GameShellKit

/// What is on the screen, without how it looks: for scripts, tests and screen readers.
public struct SemanticTree: Hashable, Sendable {
  /// The outermost element.
  public var root: SemanticNode

  /// Every element, outer ones before those inside.
  public var all: [SemanticNode] {
    var result: [SemanticNode] = []
    var waiting = [root]
    while let next = waiting.popLast() {
      result.append(next)
      waiting += next.children.reversed()
    }
    return result
  }
}

/// One element of the screen.
public struct SemanticNode: Hashable, Sendable {
  /// What the element is: `group`, `text`, `button`, `gauge`, `chart`, `grid`, `cell`, `canvas`,
  /// `box`, `scroll` or `key`.
  public var kind: String
  /// What it stands for.
  public var role: Role
  /// What is spoken: the label, or else the text.
  public var label: String
  /// What is shown: a text, a cell's glyph; empty for none.
  public var text = ""
  /// A gauge's or chart's numbers; nil for others.
  public var value: String?
  /// The id of the action; empty for none.
  public var action: String
  /// The key for it; empty for none.
  public var hint: String
  /// The node's id; 0 for none.
  public var id: UInt32
  /// A cell's index within its grid; nil for others.
  public var cell: Int?
  /// A cell's column on its board; nil for others.
  public var column: Int?
  /// A cell's row on its board; nil for others.
  public var row: Int?
  /// Whether the focus, or a board's cursor, stands here.
  public var isFocused = false
  /// Whether it cannot be used now.
  public var isDisabled = false
  /// Whether it is chosen among its neighbours.
  public var isSelected = false
  /// Whether it keeps everything outside of it from being used.
  public var isModal = false
  /// Where it stands on the screen; empty when it cannot be seen.
  public var rect: CellRect
  /// What stands inside.
  public var children: [SemanticNode] = []
}
