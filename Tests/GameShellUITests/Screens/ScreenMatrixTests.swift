import GamePluginTesting
import GameShellKit
import GameShellUI
import Platform
import TestSupport
import Testing

/// Every screen of the host at 80×24, 120×40 and 40×15, in each language, dark and light.
@Suite("Every screen, at every size, in every language, dark and light")
struct ScreenMatrixTests {
  static let sizes = [
    CellSize(columns: 80, rows: 24), CellSize(columns: 120, rows: 40),
    CellSize(columns: 40, rows: 15),
  ]

  @Test(
    "nothing is cut off without an ellipsis, nothing overlaps", arguments: ShellStrings.languages)
  func tidy(language: String) throws {
    let screens = try HostScreens(language)
    for size in Self.sizes {
      for (name, frame) in screens.all(size) {
        var presenter = FramePresenter()
        let shown = presenter.present(frame, size: size)
        var faults = screenFaults(shown)
        if size.columns >= 80 { faults += cuts(shown.surface.rows, screens.strings) }
        for fault in faults { Issue.record("\(name) in \(language) at \(size): \(fault)") }
      }
    }
  }

  /// Where there is room the words stand in full; some end in an ellipsis themselves, and a game
  /// may have any name.
  private func cuts(_ rows: [String], _ strings: ShellStrings) -> [String] {
    let whole = [strings.lookingAt.text(for: 3), strings.stall.waiting.text(for: 12)]
    return rows.filter { row in
      !row.contains("The Longest Name")
        && whole.reduce(row) { $0.replacing($1, with: "") }.contains("…")
    }
    .map { "cut off: \($0)" }
  }

  @Test(
    "where the locale is not UTF-8 each cell is one ASCII character, and European words stay words",
    arguments: ShellStrings.languages)
  func ascii(language: String) throws {
    let screens = try HostScreens(language)
    for size in Self.sizes {
      for (name, frame) in screens.all(size) {
        var presenter = FramePresenter()
        let surface = presenter.present(frame, size: size).surface
        let twin = surface.asciiTwin()
        for (cell, own) in zip(twin.cells, surface.cells) {
          let isASCII = cell.text.utf8.count == 1 && cell.text.utf8.allSatisfy { $0 < 0x80 }
          let isLost = cell.text == "?" && !["?", "¿", "？"].contains(own.text)
          // A game of the library has a Chinese name.
          let mayBeLost = language == "zh-Hans" || CharacterWidth.of(own.text) == 2
          guard !isASCII || isLost && !mayBeLost else { continue }
          Issue.record("\(name) in \(language): \(own.text) became \(cell.text)")
        }
      }
    }
  }

  @Test("looks as it was kept")
  func kept() throws {
    var texts: [String: ScreenText] = [:]
    for language in ["en", "de", "es", "zh-Hans"] {
      let screens = try HostScreens(language)
      for size in Self.sizes {
        for (name, frame) in screens.all(size) {
          var presenter = FramePresenter()
          texts[name, default: ScreenText()]
            .add("\(language) \(size)", presenter.present(frame, size: size).surface)
        }
      }
    }
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) { try expectKept(name, text.text) }
    let files = try FileSystem.list(Repository.path("Tests/GameShellUITests/Snapshots"))
    #expect(Set(files.map { String($0.dropLast(4)) }) == Set(texts.keys))
  }

  @Test("no word bypasses the catalogue: what Chinese shares with English is a name")
  func catalogued() throws {
    let size = CellSize(columns: 80, rows: 24)
    let english = try HostScreens("en").all(size)
    let chinese = try HostScreens("zh-Hans").all(size)
    for ((name, first), (_, second)) in zip(english, chinese) {
      let known = words(of: first)
      for text in words(of: second) where known.contains(text) {
        Issue.record("\(name): \"\(text)\" is the same in English and Chinese")
      }
    }
  }

  /// The texts and labels of a frame that have a word in Latin letters, apart from names.
  private func words(of frame: Frame) -> Set<String> {
    let names = [
      "/home/ada/A folder with a long name that Syncthing keeps/games", "gamehost sync FOLDER",
      "gamehost.sqlite.damaged-1", "gamehost sync --copies",
      "/home/ada/.local/share/gamehost/plugins", "/usr/lib/gamehost/plugins", "--theme",
      "gamehost", "Tile Garden", "Nine Rings", "Lanterns", "The Longest Name Of Any Game Here",
      "Pebbles", "chess", "gar", "Enter", "PgUp PgDn", "Esc", "Tab",
    ]
    return Set(
      (0..<frame.nodeCount).flatMap { index in
        let node = frame.node(index)
        return [frame.text(node.text), frame.text(node.label)]
      }.filter { text in
        let rest = names.reduce(text) { $0.replacing($1, with: "") }
        return rest.firstMatch(of: /[A-Za-z]{3}/) != nil
      })
  }

  @Test("type is legible on its ground in every palette", arguments: Palette.allCases)
  func contrast(palette: Palette) throws {
    let screens = try HostScreens("en")
    var styles = Set<CellStyle>()
    for size in Self.sizes {
      for (_, frame) in screens.all(size) {
        var presenter = FramePresenter()
        for cell in presenter.present(frame, size: size).surface.cells {
          // The colour of a game's bar is no type.
          if cell.text != " ", cell.text != "▌" { styles.insert(cell.style) }
        }
      }
    }
    #expect(styles.count > 8)
    for appearance in Appearance.allCases {
      let theme = Theme(palette, appearance: appearance)
      for style in styles {
        let paint = theme.paint(for: style)
        let found = GameShellUI.contrast(
          paint.foreground ?? theme.ink, paint.background ?? theme.ground)
        #expect(found >= (palette == .highContrast ? 7 : 4.5), "\(appearance): \(style)")
      }
    }
  }
}

@Suite("Every screen in a room of any size")
struct SmallRoomTests {
  @Test("is drawn without a trap, and there is something to see")
  func drawable() throws {
    let screens = try [HostScreens("en"), HostScreens("zh-Hans")]
    for columns in 1...50 {
      for rows in 1...12 where (columns + rows) % 3 == 0 {
        let size = CellSize(columns: columns, rows: rows)
        for (name, frame) in screens[columns % 2].all(size) {
          var presenter = FramePresenter()
          let shown = presenter.present(frame, size: size).surface.rows
          #expect(shown.count == rows)
          if columns >= 16, rows >= 4 { #expect(shown.contains { !$0.isEmpty }, "\(name)") }
        }
      }
    }
  }
}
