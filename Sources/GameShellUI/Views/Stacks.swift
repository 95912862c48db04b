import GameShellKit

/// Views below each other.
public struct VStack<Content: View>: View, SingleNodeView {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// Makes a stack with `spacing` empty rows between neighbours.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Writes a column.
  public func render(into context: inout RenderContext) {
    var spec = FrameBuilder.Spec(.column)
    spec.p[0] = Length.cells(spacing)
    spec.p[1] = alignment.rawValue
    context.node(spec, around: content)
  }
}

/// Views beside each other.
public struct HStack<Content: View>: View, SingleNodeView {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// Makes a stack with `spacing` empty columns between neighbours.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Writes a row.
  public func render(into context: inout RenderContext) {
    var spec = FrameBuilder.Spec(.row)
    spec.p[0] = Length.cells(spacing)
    spec.p[1] = alignment.rawValue
    context.node(spec, around: content)
  }
}

/// Views upon each other, the last on top.
public struct ZStack<Content: View>: View, SingleNodeView {
  let alignment: Alignment
  let content: Content

  /// Makes an overlay.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Writes an overlay.
  public func render(into context: inout RenderContext) {
    var spec = FrameBuilder.Spec(.overlay)
    spec.p[0] = alignment.horizontal.rawValue
    spec.p[1] = alignment.vertical.rawValue
    context.node(spec, around: content)
  }
}

/// Several views in one place, for a modifier that concerns them all.
public struct Group<Content: View>: View {
  let content: Content

  /// Makes a group; the stack around it arranges its views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views.
  public var body: Content { content }
}

/// A view for each element of a collection.
public struct ForEach<Data: Sequence, Content: View>: View {
  let data: Data
  let content: (Data.Element) -> Content

  /// Makes a view for each element, in order.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  /// Writes each view's nodes.
  public func render(into context: inout RenderContext) {
    for element in data { content(element).render(into: &context) }
  }
}

/// Nothing.
public struct EmptyView: View {
  /// Makes nothing.
  public init() {}

  /// Writes no node.
  public func render(into context: inout RenderContext) {}
}
