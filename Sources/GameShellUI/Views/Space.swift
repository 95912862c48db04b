public import GameShellKit

/// Takes the room that its stack has left.
public struct Spacer: View, SingleNodeView {
  let minLength: Int

  /// Makes a spacer of at least so many cells.
  public init(minLength: Int = 0) { self.minLength = minLength }

  /// Writes a spacer.
  public func render(into context: inout RenderContext) {
    var spec = FrameBuilder.Spec(.spacer)
    spec.p[0] = Length.cells(minLength)
    context.leaf(spec)
  }
}

/// A line across its stack, as long as the stack is wide.
public struct Divider: View, SingleNodeView {
  /// Makes a line.
  public init() {}

  /// Writes a divider.
  public func render(into context: inout RenderContext) {
    var spec = FrameBuilder.Spec(.divider)
    spec.role = .border
    context.leaf(spec)
  }
}

/// A border around a view, and nothing of what lies beneath within it.
public struct Box<Content: View>: View, SingleNodeView {
  let title: String
  let lines: BoxLines
  let content: Content

  /// Makes a border, with a title in its upper edge unless that is empty.
  public init(
    _ title: String = "", lines: BoxLines = .rounded, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.lines = lines
    self.content = content()
  }

  /// Writes a box.
  public func render(into context: inout RenderContext) {
    var spec = FrameBuilder.Spec(.box)
    spec.text = title
    spec.p[0] = lines.rawValue
    context.node(spec, aroundOne: content)
  }
}

/// How a box is drawn; the raw values are the door's.
public enum BoxLines: Int32, Sendable {
  /// Thin lines and square corners.
  case light = 0
  /// Thin lines and round corners.
  case rounded
  /// Thick lines.
  case heavy
  /// Double lines.
  case double
}

/// A view that may be taller than the room for it; the rest can be scrolled to.
public struct ScrollView<Content: View>: View, SingleNodeView {
  let rowInSight: Int?
  let content: Content

  /// Makes a scroll view. `rowInSight` is the row of the content that must be visible.
  public init(rowInSight: Int? = nil, @ViewBuilder content: () -> Content) {
    self.rowInSight = rowInSight
    self.content = content()
  }

  /// Writes a scroll.
  public func render(into context: inout RenderContext) {
    var spec = FrameBuilder.Spec(.scroll)
    spec.p[0] = rowInSight.map { Length.cells($0) } ?? -1
    context.node(spec, aroundOne: content)
  }
}

/// Another scene's frame, shown as a part of this one.
public struct GraftedFrame: View, SingleNodeView {
  let frame: Frame

  /// Shows a frame.
  public init(_ frame: Frame) { self.frame = frame }

  /// Copies the frame's nodes.
  public func render(into context: inout RenderContext) { context.graft(frame) }
}
