import GameShellKit

/// Sides of a rectangle.
public struct Edges: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Above.
  public static let top = Edges(rawValue: 1)
  /// Where a line begins.
  public static let leading = Edges(rawValue: 2)
  /// Below.
  public static let bottom = Edges(rawValue: 4)
  /// Where a line ends.
  public static let trailing = Edges(rawValue: 8)
  /// Where lines begin and end.
  public static let horizontal: Edges = [.leading, .trailing]
  /// Above and below.
  public static let vertical: Edges = [.top, .bottom]
  /// All four.
  public static let all: Edges = [.horizontal, .vertical]
}

/// A view inside a node that takes one child.
struct Wrapped<Content: View>: View, SingleNodeView {
  let spec: FrameBuilder.Spec
  let content: Content

  func render(into context: inout RenderContext) { context.node(spec, aroundOne: content) }
}

extension View {
  /// Room around the view that looks even on a terminal: one row, two columns.
  public func padding() -> some View { padded(top: 1, leading: 2, bottom: 1, trailing: 2) }

  /// Room of so many cells on all sides.
  public func padding(_ length: Int) -> some View { padding(.all, length) }

  /// Room of so many cells on some sides.
  public func padding(_ edges: Edges, _ length: Int = 1) -> some View {
    padded(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  private func padded(top: Int, leading: Int, bottom: Int, trailing: Int) -> some View {
    var spec = FrameBuilder.Spec(.padding)
    spec.p[0] = Length.cells(top)
    spec.p[1] = Length.cells(leading)
    spec.p[2] = Length.cells(bottom)
    spec.p[3] = Length.cells(trailing)
    return Wrapped(spec: spec, content: self)
  }

  /// Fixes or bounds the view's lengths, in cells; `Int.max` takes all there is.
  ///
  /// With a greatest length the view's place grows up to it, and the view stands in that place
  /// as `alignment` says.
  public func frame(
    width: Int? = nil, height: Int? = nil, minWidth: Int? = nil, minHeight: Int? = nil,
    maxWidth: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    var spec = FrameBuilder.Spec(.size)
    spec.p = [
      Length.optional(width), Length.optional(height), Length.optional(minWidth),
      Length.optional(minHeight), Length.optional(maxWidth), Length.optional(maxHeight),
      alignment.horizontal.rawValue, alignment.vertical.rawValue,
    ]
    return Wrapped(spec: spec, content: self)
  }

  /// Puts another view on top.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    let top = content()
    return ZStack(alignment: alignment) {
      self
      top
    }
  }
}
