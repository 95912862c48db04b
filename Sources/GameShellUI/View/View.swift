public import GameShellKit

/// A piece of a screen, made from other pieces.
///
/// A view is a value that is built anew for every frame and thrown away; state lives in the
/// scene. An author writes `body`; the views of this module write nodes instead.
public protocol View {
  /// What this view is made of.
  associatedtype Body: View

  /// What this view is made of.
  @ViewBuilder var body: Body { get }

  /// Writes the view's nodes. Authors leave this to `body`; a view that writes nodes itself has
  /// `Never` as its body and closes every node that it opens.
  func render(into context: inout RenderContext)
}

extension View {
  /// Writes the body's nodes.
  public func render(into context: inout RenderContext) { body.render(into: &context) }

  /// Draws the view as a frame.
  ///
  /// `tick` wishes for a `SceneEvent.tick` after so many milliseconds, `wantsPointerMotion` for
  /// pointer moves without a button.
  public func makeFrame(tick: Int? = nil, wantsPointerMotion: Bool = false) -> Frame {
    var context = RenderContext()
    render(into: &context)
    return context.builder.finish(tick: tick, wantsPointerMotion: wantsPointerMotion)
  }
}

extension Never: View {
  /// Never reached: there is no value of this type.
  public var body: Never { preconditionFailure("there is no value of type Never") }

  /// Never reached: there is no value of this type.
  public func render(into context: inout RenderContext) {}
}

extension View where Body == Never {
  /// Never reached: a view without a body writes its nodes itself.
  public var body: Never { preconditionFailure("a view without a body must implement render") }
}
