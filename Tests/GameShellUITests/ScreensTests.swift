import GameShellKit
import GameShellUI
import Testing

private struct Place: GameRoute {
  var path: String
  init?(path: String) { self.path = path }
}

@Suite("The shared screens are drawn from the configuration alone")
struct ScreensTests {
  private func model(resuming: Bool) throws -> GameHomeViewModel<Place> {
    func mode(_ title: String, _ subtitle: String, key: String = "") throws -> HomeMode<Place> {
      HomeMode(
        id: title, title: LocalizedText(title, translations: ["de": title + "!"]),
        subtitle: LocalizedText(subtitle), route: try #require(Place(path: title)), key: key)
    }
    let config = GameConfig<Place>(
      subsystem: "test.garden", title: "Tile Garden", version: "1",
      tints: GameTints(primary: RGB(hex: 0xff), secondary: RGB(hex: 0xff00)), audioKeyPrefix: "",
      reminder: ReminderCopy(title: "", body: ""),
      homeModes: [
        try mode("Daily", "today", key: "d"), try mode("Small", "9×9 · 10"),
        try mode("Large", "30×16 · 99"),
      ],
      removeAdsProductId: "", cloud: CloudConfig(container: ""),
      makeRouteFactory: { _ in
        ClosureRouteFactory { _, _ throws(SceneFault) in throw SceneFault(.badRoute, "none") }
      })
    let resume = ResumePoint(
      route: try #require(Place(path: "Large")), summary: "12 of 99", progress: 420,
      elapsed: 271_000)
    return GameHomeViewModel(config: config, resume: resuming ? resume : nil, locale: "en")
  }

  @Test("Home offers the game left last and the ways to play")
  func home() throws {
    let model = try model(resuming: true)
    #expect(
      rows(64, 17) { GameHomeView(model, size: CellSize(columns: 64, rows: 17)) } == [
        "", "",
        "                          Tile Garden",
        "                             ━━━━",
        "",
        "   ╭────────────────────────────────────────────────────────╮",
        "   │▸ c  Continue                              Large  4:31  │",
        "   │  ██████████████████░░░░░░░░░░░░░░░░░░░░░░░░░ 12 of 99  │",
        "   ╰────────────────────────────────────────────────────────╯",
        "",
        "      d  Daily                                       today",
        "      2  Small                                    9×9 · 10",
        "      3  Large                                  30×16 · 99",
        "",
        "          t Statistics   s Settings   l Games   q Quit",
        "", "",
      ])
  }

  @Test("on a small terminal Home gives up its margins before its lines")
  func smallHome() throws {
    let model = try model(resuming: true)
    #expect(
      rows(40, 11) { GameHomeView(model, size: CellSize(columns: 40, rows: 11)) } == [
        "              Tile Garden",
        "                 ━━━━",
        "  ╭──────────────────────────────────╮",
        "  │▸ c  Continue        Large  4:31  │",
        "  │  ████████▊░░░░░░░░░░░░ 12 of 99  │",
        "  ╰──────────────────────────────────╯",
        "     d  Daily                 today",
        "     2  Small              9×9 · 10",
        "     3  Large            30×16 · 99",
        "        t Statistics  s Settings",
        "            l Games  q Quit",
      ])
  }

  @Test("without a game to resume the first line has the focus, and keys choose lines")
  func choices() throws {
    let model = try model(resuming: false)
    let scene = ScriptedScene { GameHomeView(model) }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 60, rows: 17))
    #expect(try driver.present().surface.rows.contains { $0.contains("▸  d  Daily") } == false)
    #expect(try driver.present().surface.rows.contains { $0.contains("▸ d  Daily") })
    try driver.send(.key(.enter), at: noon)
    try driver.send(.key(.down), at: noon)
    try driver.send(.key(.enter), at: noon)
    try driver.send(.key(.character("3")), at: noon)
    try driver.send(.key(.character("l")), at: noon)
    try driver.send(.key(.character("q")), at: noon)
    let place = { (path: String) in try #require(Place(path: path)) }
    #expect(
      scene.actions.map { model.choice(for: $0) } == [
        .open(try place("Daily")), .open(try place("Small")), .open(try place("Large")), .library,
        .quit,
      ])
    #expect(model.choice(for: "other") == nil && model.choice(for: "home.resume") == nil)
  }

  @Test("a confirmation wraps its message and closes by more than Escape")
  func confirm() throws {
    let view = ConfirmView(
      title: "New game?", message: "The game on the board has not been finished.",
      choices: [
        .init("Start over", action: "start", hint: "y"),
        .init("Keep", action: "keep", hint: "n esc"),
      ])
    let scene = ScriptedScene { view }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 40, rows: 10))
    let shown = try driver.present().surface.rows
    #expect(
      shown == [
        "", "╭─ New game? ──────────────────────────╮",
        "│                                      │",
        "│  The game on the board has not been  │",
        "│              finished.               │",
        "│                                      │",
        "│     ▸ y Start over ◂  [ n Keep ]     │",
        "│                                      │",
        "╰──────────────────────────────────────╯", "",
      ])
    for key in [Key.character("n"), .escape, .enter, .character("y")] {
      try driver.send(.key(key), at: noon)
    }
    #expect(scene.actions == ["keep", "keep", "start", "start"])
  }

  @Test("help lists the keys of a frame, each once, and closes by several keys")
  func help() throws {
    let frame = VStack {
      KeyHint("↑↓←→", "move")
      KeyHint("f", "flag", action: "flag")
      KeyHint("f", "flag", action: "flag")
      Button("Undo", action: "undo", hint: "ctrl+z")
    }.makeFrame()
    let scene = ScriptedScene { HelpOverlay(frame) }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 24, rows: 10))
    let shown = try driver.present().surface.rows
    #expect(
      shown == [
        "  ╭─ Keys ──────────╮",
        "  │                 │",
        "  │    ↑↓←→  move   │",
        "  │       f  flag   │",
        "  │  Ctrl+Z  Undo   │",
        "  │                 │",
        "  │   ▸ ? Close ◂   │",
        "  │                 │",
        "  ╰─────────────────╯", "",
      ])
    for key in [Key.character("?"), .character("q"), .escape, .enter] {
      try driver.send(.key(key), at: noon)
    }
    #expect(scene.actions == Array(repeating: "help.close", count: 4))
  }

  @Test("help ends with the keys that work everywhere, but for those that the screen took")
  func helpEverywhere() throws {
    let frame = KeyHint("q", "quick", action: "quick").makeFrame()
    let scene = ScriptedScene {
      HelpOverlay(
        frame,
        everywhere: [
          HelpOverlay.Entry(hint: "esc", label: "Menu"),
          HelpOverlay.Entry(hint: "q", label: "Home"),
        ])
    }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 24, rows: 9))
    let shown = try driver.present().surface.rows
    #expect(
      shown[2...4] == ["   │    q  quick   │", "   │  Esc  Menu    │", "   │               │"])
  }

  @Test("too small is said in whatever room there is")
  func tooSmall() {
    let view = TooSmallView(
      needed: CellSize(columns: 60, rows: 20), given: CellSize(columns: 24, rows: 4))
    #expect(rows(24, 4) { view } == ["", "   Window too small", "   24×4, needs 60×20", ""])
    for columns in 1...50 {
      for height in 1...12 {
        #expect(rows(columns, height) { view }.contains { !$0.isEmpty })
      }
    }
  }

  @Test("a toast lies at the lower edge, above what is there")
  func toast() {
    #expect(
      rows(20, 4) { Text("under").toast("Saved") } == ["", "       under", "       Saved", ""])
    #expect(rows(20, 4) { Text("under").toast(nil) }[1] == "       under")
  }

  @Test("elapsed time is a clock")
  func elapsed() {
    #expect(
      [-5, 0, 999, 62_000, 3_599_999, 3_723_000, 360_000_000].map { formatElapsed($0) } == [
        "0:00", "0:00", "0:00", "1:02", "59:59", "1:02:03", "100:00:00",
      ])
  }
}
