/// Lets a list of views, with conditions and loops among them, be written as statements.
@resultBuilder
public enum ViewBuilder {
  /// No view at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view, as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, one after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// The view of an `if` without `else`.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of an `if`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> { .first(first) }

  /// The view of an `else`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> { .second(second) }

  /// The views of a `for` loop.
  public static func buildArray<Content: View>(_ content: [Content]) -> [Content] { content }
}

/// Views one after the other, as the stack around them arranges them.
public struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// Writes each view's nodes.
  public func render(into context: inout RenderContext) {
    repeat (each content).render(into: &context)
  }
}

/// One of two views.
public enum ConditionalView<First: View, Second: View>: View {
  case first(First)
  case second(Second)

  /// Writes the nodes of the view that was chosen.
  public func render(into context: inout RenderContext) {
    switch self {
    case .first(let view): view.render(into: &context)
    case .second(let view): view.render(into: &context)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never reached: an optional view writes its nodes itself.
  public var body: Never { preconditionFailure("an optional view has no body") }

  /// Writes the view's nodes, if there is one.
  public func render(into context: inout RenderContext) { self?.render(into: &context) }
}

extension Array: View where Element: View {
  /// Never reached: a list of views writes its nodes itself.
  public var body: Never { preconditionFailure("a list of views has no body") }

  /// Writes each view's nodes.
  public func render(into context: inout RenderContext) {
    for view in self { view.render(into: &context) }
  }
}
