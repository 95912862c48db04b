public import GameShellKit

/// A view whose nodes a modifier changes.
struct Decorated<Content: View>: View {
  let content: Content
  let decoration: Decoration

  func render(into context: inout RenderContext) {
    let outer = context.decoration
    context.decoration = decoration.inside(outer)
    content.render(into: &context)
    context.decoration = outer
  }
}

extension Decorated: SingleNodeView where Content: SingleNodeView {}

extension View {
  func decorated(_ change: (inout Decoration) -> Void) -> Decorated<Self> {
    var decoration = Decoration()
    change(&decoration)
    return Decorated(content: self, decoration: decoration)
  }

  private func flagged(_ flag: NodeFlags, if isSet: Bool) -> Decorated<Self> {
    decorated { if isSet { $0.flags.insert(flag) } }
  }

  /// Says what the view is; what stands inside is the same unless it says otherwise.
  public func role(_ role: Role) -> some View { decorated { $0.role = role } }

  /// Heavy type.
  public func bold(_ isOn: Bool = true) -> some View { flagged(.bold, if: isOn) }

  /// Faint type.
  public func dim(_ isOn: Bool = true) -> some View { flagged(.dim, if: isOn) }

  /// Slanted type.
  public func italic(_ isOn: Bool = true) -> some View { flagged(.italic, if: isOn) }

  /// A line below the type.
  public func underline(_ isOn: Bool = true) -> some View { flagged(.underline, if: isOn) }

  /// Foreground and background exchanged.
  public func reverse(_ isOn: Bool = true) -> some View { flagged(.reverse, if: isOn) }

  /// The scene's own focus stands here.
  public func focused(_ isOn: Bool = true) -> some View { flagged(.focused, if: isOn) }

  /// Shown, but not to be used now, with everything inside.
  public func disabled(_ isOn: Bool = true) -> some View { flagged(.disabled, if: isOn) }

  /// Chosen among its neighbours.
  public func selected(_ isOn: Bool = true) -> some View { flagged(.selected, if: isOn) }

  /// Takes all keys and clicks that the host serves; what lies beneath cannot be used.
  public func modal(_ isOn: Bool = true) -> some View { flagged(.modal, if: isOn) }

  /// Decoration, which a screen reader passes over.
  public func silent(_ isOn: Bool = true) -> some View { flagged(.silent, if: isOn) }

  /// What is spoken in place of the text.
  public func accessibilityLabel(_ label: String) -> some View { decorated { $0.label = label } }

  /// Names the view from frame to frame, so that focus and scrolling stay with it; not 0.
  public func id(_ id: UInt32) -> some View { decorated { $0.id = id } }

  /// Names the view from frame to frame by a number that belongs to a name (FNV-1a, 32 bits).
  public func id(_ name: String) -> some View { id(nodeID(name)) }

  /// Makes the view something to choose: the id that the scene receives, and the key for it.
  public func action(_ action: String, hint: String = "") -> some View {
    decorated {
      $0.action = action
      $0.hint = hint
    }
  }

  /// Gives the type its own colour, in place of the role's.
  public func foreground(_ color: RGB?) -> some View {
    decorated { $0.foreground = color?.argb ?? 0 }
  }

  /// Gives the ground its own colour, in place of the role's.
  public func background(_ color: RGB?) -> some View {
    decorated { $0.background = color?.argb ?? 0 }
  }
}

/// The node id that belongs to a name: FNV-1a over its UTF-8, never 0.
public func nodeID(_ name: String) -> UInt32 {
  var hash: UInt32 = 2_166_136_261
  for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
  return hash == 0 ? 1 : hash
}
