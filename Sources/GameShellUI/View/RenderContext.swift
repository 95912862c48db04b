public import GameShellKit

/// Where views write their nodes, and the modifiers that await the next node.
public struct RenderContext {
  var builder = FrameBuilder()
  /// What modifiers around the view asked of the next nodes at this level.
  var decoration = Decoration()
  private var outer: [Decoration] = []

  init() {}

  /// Begins a node; what follows until `close` stands below it.
  public mutating func open(_ spec: FrameBuilder.Spec) {
    builder.open(decoration.applied(to: spec))
    outer.append(decoration)
    decoration = Decoration()
  }

  /// Ends the node begun last.
  public mutating func close() {
    builder.close()
    decoration = outer.popLast() ?? Decoration()
  }

  /// Adds a node without children.
  public mutating func leaf(_ spec: FrameBuilder.Spec) {
    builder.leaf(decoration.applied(to: spec))
  }

  /// Adds a node with one view below it.
  public mutating func node(_ spec: FrameBuilder.Spec, around content: some View) {
    open(spec)
    content.render(into: &self)
    close()
  }

  /// Adds a node that takes a single child, with a view below it that may write several nodes.
  public mutating func node(_ spec: FrameBuilder.Spec, aroundOne content: some View) {
    open(spec)
    let column = FrameBuilder.Spec(.column)
    if content is any SingleNodeView {
      content.render(into: &self)
    } else {
      node(column, around: content)
    }
    close()
  }

  /// Adds a grid; `spec.p[0]` and `p[1]` must agree with the number of cells.
  public mutating func grid(_ spec: FrameBuilder.Spec, cells: [FrameBuilder.GridCell]) {
    builder.grid(decoration.applied(to: spec), cells: cells)
  }

  /// Adds a chart of values.
  public mutating func chart(_ spec: FrameBuilder.Spec, values: [Int64]) {
    builder.chart(decoration.applied(to: spec), values: values)
  }

  /// Adds a canvas; `rgba` has four bytes for each pixel.
  public mutating func canvas(_ spec: FrameBuilder.Spec, rgba: [UInt8]) {
    builder.canvas(decoration.applied(to: spec), rgba: rgba)
  }

  /// Copies another frame's whole tree to this place.
  public mutating func graft(_ frame: Frame) {
    if decoration.isEmpty {
      builder.graft(frame)
    } else {
      open(FrameBuilder.Spec(.padding))
      builder.graft(frame)
      close()
    }
  }
}

/// A view that writes exactly one node, so that a node with a single child can take it as it is.
protocol SingleNodeView {}
