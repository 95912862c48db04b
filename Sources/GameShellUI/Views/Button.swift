import GameShellKit

/// Something to choose: by click, by Enter when it has the focus, or by its key.
public struct Button<Label: View>: View, SingleNodeView {
  let title: String
  let action: String
  let hint: String
  let label: Label?

  /// Makes a button with a view in it. `action` is the id that the scene receives, `hint` the key
  /// that does the same.
  public init(action: String, hint: String = "", @ViewBuilder label: () -> Label) {
    title = ""
    self.action = action
    self.hint = hint
    self.label = label()
  }

  /// Writes a button.
  public func render(into context: inout RenderContext) {
    var spec = FrameBuilder.Spec(.button)
    spec.role = .button
    spec.text = title
    spec.action = action
    spec.hint = hint
    if let label {
      context.node(spec, aroundOne: label)
    } else {
      context.leaf(spec)
    }
  }
}

extension Button where Label == EmptyView {
  /// Makes a button with a title. `action` is the id that the scene receives, `hint` the key that
  /// does the same.
  public init(_ title: String, action: String, hint: String = "") {
    self.title = title
    self.action = action
    self.hint = hint
    label = nil
  }
}

/// A key and what it does; with an action the host watches for the key, and a click does the same.
public struct KeyHint: View, SingleNodeView {
  let key: String
  let label: String
  let action: String

  /// Makes a hint. `key` is a character, or a name such as `enter`; any other text, such as
  /// `hjkl`, is shown but not watched for.
  public init(_ key: String, _ label: String, action: String = "") {
    self.key = key
    self.label = label
    self.action = action
  }

  /// Writes a key.
  public func render(into context: inout RenderContext) {
    var spec = FrameBuilder.Spec(.key)
    spec.hint = key
    spec.text = label
    spec.action = action
    context.leaf(spec)
  }
}
