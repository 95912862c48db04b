import GameShellKit

/// A run of text.
///
/// It stays on one line for each `\n` and is cut with `…` where room is short, unless `wrap` lets
/// it use more lines.
public struct Text: View, SingleNodeView {
  let text: String

  /// Makes a run of text.
  public init(_ text: some StringProtocol) { self.text = String(text) }

  /// Writes a text.
  public func render(into context: inout RenderContext) {
    var spec = FrameBuilder.Spec(.text)
    spec.text = text
    context.leaf(spec)
  }
}

extension View {
  /// Lets a text use several lines.
  public func wrap(_ isWrapping: Bool = true) -> some View {
    decorated { if isWrapping { $0.flags.insert(.wrap) } }
  }

  /// Lets a text wrap onto at most so many lines; 0 for any number.
  public func lineLimit(_ limit: Int) -> some View {
    decorated {
      $0.lineLimit = limit
      if limit != 1 { $0.flags.insert(.wrap) }
    }
  }

  /// Says where the lines of a text stand within its width.
  public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> some View {
    decorated { $0.textAlignment = alignment }
  }
}
