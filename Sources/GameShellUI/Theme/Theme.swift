public import GameShellKit

/// Says how the cells of a surface look.
///
/// Each colour of type is made readable on the ground it stands on, so neither a game's tints nor
/// an unusual terminal can make a role illegible.
public struct Theme: Hashable, Sendable {
  /// The ground that cells without one stand on.
  public let ground: RGB
  /// The colour of type that has none.
  public let ink: RGB
  private let paints: [Paint]
  private let focus: Paint
  private let isMonochrome: Bool
  private let leastContrast: Double

  /// Makes a theme for a palette, an appearance and a game.
  ///
  /// `ground` is the terminal's own ground where it is known. A colour of `game` is the ground for
  /// roles that are seen by theirs (selected, toast, peer, same, closed, open, conflict, struck,
  /// hint), and the type for all others. `isOpaque` paints the palette's ground everywhere, as high
  /// contrast always does, where the terminal's own does not suit the appearance.
  public init(
    _ palette: Palette = .system, appearance: Appearance, tints: GameTints? = nil,
    game: GameTheme = GameTheme(), ground: RGB? = nil, isOpaque: Bool = false
  ) {
    var colors = palette.colors(appearance)
    if palette == .system, let tints {
      colors.title = tints.primary.argb & 0xff_ffff
      colors.accent = tints.secondary.argb & 0xff_ffff
    }
    let isOpaque = isOpaque || palette == .highContrast
    let own = isOpaque ? nil : ground
    let maker = PaintMaker(
      colors: colors, ground: own ?? RGB(hex: colors.ground),
      leastContrast: palette.leastContrast, isOpaque: isOpaque,
      overrides: appearance == .light ? game.light : game.dark)
    self.ground = maker.ground
    ink = maker.ink
    paints = Role.allCases.map { maker.paint($0) }
    focus = maker.focus
    isMonochrome = false
    leastContrast = palette.leastContrast
  }

  private init(paints: [Paint], focus: Paint) {
    ground = RGB(hex: 0)
    ink = RGB(hex: 0xffffff)
    self.paints = paints
    self.focus = focus
    isMonochrome = true
    leastContrast = 1
  }

  /// Roles by the type alone, where there are no colours.
  public static let monochrome = Theme(
    paints: Role.allCases.map { Paint(flags: $0.monochromeFlags) },
    focus: Paint(flags: [.reverse, .bold]))

  /// How a cell looks.
  public func paint(for style: CellStyle) -> Paint {
    var paint = paints[Int(style.role.rawValue)]
    if style.isFocused {
      paint =
        isMonochrome
        ? Paint(flags: paint.flags.union(focus.flags).subtracting(.dim))
        : Paint(
          foreground: focus.foreground, background: focus.background,
          flags: paint.flags.union(focus.flags))
    }
    // Faint type would undo the contrast that colours were chosen for.
    paint.flags.formUnion(isMonochrome ? style.flags : style.flags.subtracting(.dim))
    guard !isMonochrome else { return paint }
    if style.flags.contains(.dim), !style.isFocused {
      paint.foreground = paints[Int(Role.secondary.rawValue)].foreground?
        .readable(on: paint.background ?? ground, contrast: leastContrast)
    }
    return overridden(paint, style)
  }

  /// A frame's own colours, in place of the role's; type without one stays readable.
  private func overridden(_ base: Paint, _ style: CellStyle) -> Paint {
    guard style.foreground != 0 || style.background != 0, !style.isFocused else { return base }
    var paint = base
    if let color = RGB(argb: style.background) { paint.background = color }
    if let color = RGB(argb: style.foreground) {
      paint.foreground = color
    } else {
      paint.foreground = (paint.foreground ?? ink)
        .readable(on: paint.background ?? ground, contrast: leastContrast)
    }
    return paint
  }
}

extension Role {
  /// What tells a role apart without colours.
  var monochromeFlags: NodeFlags {
    switch self {
    case .normal, .button, .success, .entry, .open, .peer: []
    case .value1, .value2, .value3, .value4, .value5, .value6, .value7, .value8: []
    case .title, .accent, .given, .warning: .bold
    case .secondary, .border, .candidate, .closed: .dim
    case .disabled: [.dim, .italic]
    case .selected: [.bold, .underline]
    case .danger, .conflict: [.bold, .underline, .italic]
    case .toast: .reverse
    case .same: .underline
    case .flag, .hazard: [.bold, .italic]
    case .struck: [.bold, .underline, .reverse]
    case .hint: [.underline, .italic]
    }
  }
}
