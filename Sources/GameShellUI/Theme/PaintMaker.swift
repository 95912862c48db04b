import GameShellKit

/// Turns a palette's colours into one paint for each role.
struct PaintMaker {
  let colors: Palette.Colors
  let ground: RGB
  let leastContrast: Double
  /// Whether cells without a ground of their own get the palette's.
  let isOpaque: Bool
  let overrides: [Role: RGB]

  /// Type on the plain ground.
  var ink: RGB { readable(RGB(hex: colors.ink), on: ground) }

  /// The cell that has the focus: the title's colour as the ground.
  var focus: Paint {
    let color = type(.title, colors.title, on: ground)
    let dark = RGB(hex: 0x101214)
    let light = RGB(hex: 0xffffff)
    let on = contrast(dark, color) >= contrast(light, color) ? dark : light
    return Paint(
      foreground: readable(on, on: color), background: color, flags: .bold)
  }

  func paint(_ role: Role) -> Paint {
    switch role {
    case .normal, .button:
      overrides[role].map { plain(role, $0.argb) }
        ?? Paint(
          foreground: isOpaque ? ink : nil, background: isOpaque ? ground : nil)
    case .title: plain(role, colors.title, .bold)
    case .secondary, .border, .candidate: plain(role, colors.quiet)
    case .disabled: plain(role, colors.quiet, .italic)
    case .accent: plain(role, colors.accent)
    case .success: plain(role, colors.success)
    case .warning: plain(role, colors.warning)
    case .danger: plain(role, colors.danger, .bold)
    case .given: plain(role, colors.ink, .bold)
    case .entry: plain(role, colors.entry)
    case .selected: grounded(role, .bold)
    case .toast, .peer, .same, .closed, .open, .hint: grounded(role)
    case .conflict: grounded(role, .underline)
    case .struck: grounded(role, .bold)
    case .flag: onBoard(role, colors.flag, closed: true, .bold)
    case .hazard: onBoard(role, colors.danger, closed: false, .bold)
    case .value1, .value2, .value3, .value4, .value5, .value6, .value7, .value8:
      onBoard(
        role, colors.values[Int(role.rawValue - Role.value1.rawValue)], closed: false, .bold)
    }
  }

  private func readable(_ color: RGB, on ground: RGB) -> RGB {
    color.readable(on: ground, contrast: leastContrast)
  }

  private func type(_ role: Role, _ hex: UInt32, on ground: RGB) -> RGB {
    readable(overrides[role] ?? RGB(hex: hex), on: ground)
  }

  /// Type on the plain ground.
  private func plain(_ role: Role, _ hex: UInt32, _ flags: NodeFlags = []) -> Paint {
    Paint(
      foreground: type(role, hex, on: ground), background: isOpaque ? ground : nil, flags: flags)
  }

  /// Plain type on a ground of the role's own.
  private func grounded(_ role: Role, _ flags: NodeFlags = []) -> Paint {
    let own = groundColor(role)
    return Paint(foreground: readable(RGB(hex: colors.ink), on: own), background: own, flags: flags)
  }

  /// The type of a square that is closed or open.
  private func onBoard(
    _ role: Role, _ hex: UInt32, closed: Bool, _ flags: NodeFlags
  ) -> Paint {
    let own = groundColor(closed ? .closed : .open)
    return Paint(foreground: type(role, hex, on: own), background: own, flags: flags)
  }

  private func groundColor(_ role: Role) -> RGB {
    if let override = overrides[role] { return override }
    let hex: UInt32 =
      switch role {
      case .selected: colors.selected
      case .toast: colors.toast
      case .peer: colors.peer
      case .same: colors.same
      case .closed: colors.closed
      case .conflict: colors.conflict
      case .struck: colors.struck
      case .hint: colors.hint
      default: colors.open
      }
    return RGB(hex: hex)
  }
}
