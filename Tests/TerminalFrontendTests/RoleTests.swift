import GameShellKit
import GameShellUI
import TerminalFrontend
import TestSupport
import Testing

@Suite("Roles as a terminal shows them")
struct RoleTests {
  /// How a terminal shows one cell of a style.
  private func look(
    _ style: CellStyle, _ theme: Theme, _ depth: ColorDepth, ground: RGB = RGB(0, 0, 0)
  ) -> TerminalModel.Look {
    var renderer = Renderer(depth: depth, ground: ground) { theme.paint(for: $0) }
    var model = TerminalModel(columns: 2, rows: 1)
    model.feed("\u{1b}[?7l".utf8)
    model.feed(renderer.render(surface(["x"], columns: 2, style: style)))
    return model.cells[0].look
  }

  @Test("without colours focus, given, entry, conflict, flag and hazard still tell apart")
  func monochrome() {
    let styles =
      [Role.given, .entry, .conflict, .flag, .struck, .hint].map { CellStyle(role: $0) } + [
        CellStyle(role: .entry, isFocused: true)
      ]
    let looks = styles.map { look($0, .monochrome, .none) }
    #expect(Set(looks).count == looks.count)
    #expect(looks.allSatisfy { $0.foreground.isEmpty && $0.background.isEmpty })
  }

  @Test(
    "every role keeps a contrast of 4.5 in every depth, light and dark",
    arguments: [ColorDepth.sixteen, .indexed, .truecolor], Appearance.allCases)
  func contrast(_ depth: ColorDepth, _ appearance: Appearance) {
    let ground = appearance == .dark ? RGB(0, 0, 0) : RGB(255, 255, 255)
    let theme = Theme(appearance: appearance, ground: ground)
    for role in Role.allCases {
      for isFocused in [false, true] {
        let look = look(
          CellStyle(role: role, isFocused: isFocused), theme, depth, ground: ground)
        let type = color(look.foreground) ?? theme.ink
        let behind = color(look.background) ?? ground
        let ratio = TerminalFrontendTests.contrast(type, behind)
        #expect(ratio >= 4.5, "\(role), focused \(isFocused): \(ratio)")
      }
    }
  }

  private func color(_ name: String) -> RGB? {
    let channels = name.split(separator: ";").compactMap { UInt8($0) }
    return channels.count == 3 ? RGB(channels[0], channels[1], channels[2]) : xtermColor(name)
  }
}
