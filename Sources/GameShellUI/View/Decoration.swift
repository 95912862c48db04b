import GameShellKit

/// What modifiers ask of a node; where two disagree the inner one wins.
struct Decoration {
  var role: Role?
  var flags: NodeFlags = []
  var id: UInt32 = 0
  var label = ""
  var action = ""
  var hint = ""
  var foreground: UInt32 = 0
  var background: UInt32 = 0
  var lineLimit: Int?
  var textAlignment: HorizontalAlignment?

  /// Whether nothing is asked.
  var isEmpty: Bool {
    role == nil && flags.isEmpty && id == 0 && label.isEmpty && action.isEmpty && hint.isEmpty
      && foreground == 0 && background == 0 && lineLimit == nil && textAlignment == nil
  }

  /// This, completed by what a modifier further out asks.
  func inside(_ outer: Decoration) -> Decoration {
    var all = self
    all.role = role ?? outer.role
    all.flags.formUnion(outer.flags)
    if id == 0 { all.id = outer.id }
    if label.isEmpty { all.label = outer.label }
    if action.isEmpty { all.action = outer.action }
    if hint.isEmpty { all.hint = outer.hint }
    if foreground == 0 { all.foreground = outer.foreground }
    if background == 0 { all.background = outer.background }
    all.lineLimit = lineLimit ?? outer.lineLimit
    all.textAlignment = textAlignment ?? outer.textAlignment
    return all
  }

  /// A node's description with this asked of it; what the view itself said stays.
  func applied(to spec: FrameBuilder.Spec) -> FrameBuilder.Spec {
    if isEmpty { return spec }
    var spec = spec
    if let role { spec.role = role }
    spec.flags.formUnion(flags)
    if spec.id == 0 { spec.id = id }
    if !label.isEmpty { spec.label = label }
    if spec.action.isEmpty { spec.action = action }
    if spec.hint.isEmpty { spec.hint = hint }
    if foreground != 0 { spec.foreground = foreground }
    if background != 0 { spec.background = background }
    if spec.kind == .text {
      if let lineLimit { spec.p[0] = Int32(clamping: max(0, min(lineLimit, 0x7fff))) }
      if let textAlignment { spec.p[1] = textAlignment.rawValue }
    }
    return spec
  }
}
