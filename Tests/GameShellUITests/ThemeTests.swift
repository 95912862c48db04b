import GameShellKit
import GameShellUI
import Testing

@Suite("Themes keep every role legible and apart")
struct ThemeTests {
  /// Tints from easy to impossible: light on light, dark on dark, mid grey.
  static let tints: [GameTints?] = [
    nil, GameTints(primary: RGB(hex: 0xffffff), secondary: RGB(hex: 0x000000)),
    GameTints(primary: RGB(hex: 0x808080), secondary: RGB(hex: 0x7f7f00)),
    GameTints(primary: RGB(hex: 0x1a73e8), secondary: RGB(hex: 0xff00ff)),
  ]
  /// Grounds of terminals: black, white, and the two Solarized ones.
  static let grounds: [Appearance: [RGB?]] = [
    .dark: [nil, RGB(hex: 0x000000), RGB(hex: 0x002b36), RGB(hex: 0x3b4252)],
    .light: [nil, RGB(hex: 0xffffff), RGB(hex: 0xfdf6e3), RGB(hex: 0xe0e0e0)],
  ]

  private func ratio(_ paint: Paint, _ theme: Theme) -> Double {
    contrast(paint.foreground ?? theme.ink, paint.background ?? theme.ground)
  }

  @Test("contrast is WCAG's")
  func knownContrasts() {
    #expect(abs(contrast(RGB(hex: 0), RGB(hex: 0xffffff)) - 21) < 0.001)
    #expect(abs(contrast(RGB(hex: 0x777777), RGB(hex: 0xffffff)) - 4.478) < 0.001)
    #expect(abs(contrast(RGB(hex: 0xff0000), RGB(hex: 0xffffff)) - 3.998) < 0.001)
    #expect(abs(contrast(RGB(hex: 0x0000ff), RGB(hex: 0x000000)) - 2.444) < 0.001)
  }

  @Test("every role has 4.5:1, focused or not", arguments: Palette.allCases, Appearance.allCases)
  func legible(_ palette: Palette, _ appearance: Appearance) throws {
    for tint in Self.tints {
      for ground in try #require(Self.grounds[appearance]) {
        let theme = Theme(palette, appearance: appearance, tints: tint, ground: ground)
        for role in Role.allCases {
          for isFocused in [false, true] {
            for flags in [[], NodeFlags.dim, NodeFlags.reverse] {
              let style = CellStyle(role: role, flags: flags, isFocused: isFocused)
              let found = ratio(theme.paint(for: style), theme)
              #expect(found >= 4.5, "\(role) \(isFocused) \(flags) on \(theme.ground.hexText)")
            }
          }
        }
      }
    }
  }

  @Test("a game's own colours are made legible too", arguments: Appearance.allCases)
  func overrides(_ appearance: Appearance) {
    let all = Dictionary(
      uniqueKeysWithValues: Role.allCases.map { ($0, RGB(hex: UInt32($0.rawValue) * 0x070605)) })
    let theme = Theme(appearance: appearance, game: GameTheme(light: all, dark: all))
    for role in Role.allCases {
      #expect(ratio(theme.paint(for: CellStyle(role: role)), theme) >= 4.5, "\(role)")
    }
    #expect(theme.paint(for: CellStyle(role: .closed)).background == all[.closed])
    #expect(theme.paint(for: CellStyle(role: .flag)).background == all[.closed])
    #expect(theme.paint(for: CellStyle(role: .value3)).background == all[.open])
  }

  @Test("a frame's ground keeps type legible; its type is taken as it is")
  func frameColors() {
    let theme = Theme(appearance: .dark)
    for hex: UInt32 in stride(from: 0, through: 0xffffff, by: 0x0f0f0f) {
      let style = CellStyle(role: .title, background: 0xff00_0000 | hex)
      #expect(ratio(theme.paint(for: style), theme) >= 4.5)
    }
    let own = theme.paint(for: CellStyle(foreground: 0xff12_3456, background: 0xff65_4321))
    #expect(own.foreground == RGB(hex: 0x123456) && own.background == RGB(hex: 0x654321))
  }

  @Test(
    "the eight values, closed and open are told apart", arguments: Palette.allCases,
    Appearance.allCases)
  func distinct(_ palette: Palette, _ appearance: Appearance) {
    let theme = Theme(palette, appearance: appearance)
    let values: [Role] = [
      .value1, .value2, .value3, .value4, .value5, .value6, .value7, .value8,
    ]
    let colors = values.compactMap { theme.paint(for: CellStyle(role: $0)).foreground }
    #expect(Set(colors).count == 8)
    for (i, a) in colors.enumerated() {
      for b in colors[(i + 1)...] {
        let distance =
          abs(Int(a.red) - Int(b.red)) + abs(Int(a.green) - Int(b.green))
          + abs(Int(a.blue) - Int(b.blue))
        #expect(distance >= 48, "\(a.hexText) \(b.hexText)")
      }
    }
    let closed = theme.paint(for: CellStyle(role: .closed)).background
    let open = theme.paint(for: CellStyle(role: .open)).background
    #expect(closed != nil && open != nil && closed != open)
  }

  @Test("without colours focus, given, conflict, flag and candidate still differ")
  func monochrome() {
    let styles =
      [Role.normal, .given, .conflict, .flag, .candidate, .disabled, .selected]
      .map { CellStyle(role: $0) } + [CellStyle(isFocused: true)]
    let paints = styles.map { Theme.monochrome.paint(for: $0) }
    #expect(Set(paints).count == paints.count)
    #expect(paints.allSatisfy { $0.foreground == nil && $0.background == nil })
  }
}
