import GameShellKit
import GameShellUI

/// Writes a semantic tree as JSON: what a screen reader would say and what a bot can do.
///
/// What is absent is left out, for a board has many cells; docs/headless.md describes the members.
enum TreeWriter {
  /// Writes an element with everything inside it as one value.
  static func write(_ node: SemanticNode, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", node.kind)
      for (name, number) in [("row", node.row), ("column", node.column), ("cell", node.cell)] {
        if let number { writer.member(name, number) }
      }
      if node.role != .normal { writer.member("role", "\(node.role)") }
      let texts = [
        ("label", node.label), ("text", node.text), ("value", node.value ?? ""),
        ("action", node.action), ("hint", node.hint),
      ]
      for (name, text) in texts where !text.isEmpty { writer.member(name, text) }
      let flags = [
        ("focused", node.isFocused), ("disabled", node.isDisabled),
        ("selected", node.isSelected), ("modal", node.isModal),
      ]
      for (name, flag) in flags where flag { writer.member(name, true) }
      writePlace(of: node, to: &writer)
      if !node.children.isEmpty {
        writer.name("children")
        writer.array { writer in for child in node.children { write(child, to: &writer) } }
      }
    }
  }

  /// Where an element stands on the screen; nothing for one that cannot be seen.
  private static func writePlace(of node: SemanticNode, to writer: inout JSONWriter) {
    guard !node.rect.isEmpty else { return }
    writer.name("at")
    writer.object { writer in
      writer.member("column", node.rect.column)
      writer.member("row", node.rect.row)
      writer.member("columns", node.rect.columns)
      writer.member("rows", node.rect.rows)
    }
  }
}
