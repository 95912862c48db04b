import GameShellKit

/// A short message that passes by itself.
public struct Toast: View {
  let message: String

  /// Makes a message.
  public init(_ message: String) { self.message = message }

  /// One line, or few where it is narrow.
  public var body: some View {
    Text(message).lineLimit(5).padding(.horizontal, 2).role(.toast)
  }
}

extension View {
  /// Shows a message at the lower edge of all the room there is, above the view; nothing for nil.
  public func toast(_ message: String?) -> some View {
    frame(maxWidth: .max, maxHeight: .max).overlay(alignment: .bottom) {
      if let message { Toast(message).padding(.bottom, 1) }
    }
  }
}
