import GameShellKit
import GameShellUI
import Testing

/// Two buttons beside each other in the upper left corner: `[ One ] [ Two ]`.
@Suite("The driver serves what a scene leaves to it")
struct SceneDriverTests {
  private func twoButtons() -> ScriptedScene<some View> {
    ScriptedScene {
      HStack(spacing: 1) {
        Button("One", action: "one")
        Button("Two", action: "two", hint: "t").id(7)
        Button("Off", action: "off", hint: "o").disabled()
      }
      .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }
  }

  private func click(
    _ driver: SceneDriver, _ column: Int, _ row: Int, releaseAt: (Int, Int)? = nil,
    button: PointerEvent.Button = .left
  ) throws {
    let (x, y) = releaseAt ?? (column, row)
    try driver.send(
      .pointer(PointerEvent(.press, button: button, column: column, row: row)), at: noon)
    try driver.send(.pointer(PointerEvent(.release, button: button, column: x, row: y)), at: noon)
  }

  @Test("arrows bring what stands between two stops into sight before they move on")
  func scrollsOnTheWay() throws {
    let scene = ScriptedScene {
      VStack {
        Button("Top", action: "top").focused()
        ScrollView { VStack { ForEach(0..<9) { Text("line \($0)") } } }
        Button("Foot", action: "foot")
      }
    }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 20, rows: 6))
    let middle = { try driver.present().surface.rows[1..<5].map { $0.prefix(12).suffix(6) } }
    #expect(try middle().last == "line 3")
    for _ in 0..<5 { try driver.send(.key(.down), at: noon) }
    #expect(try middle().last == "line 8")
    #expect(scene.actions.isEmpty)
    try driver.send(.key(.down), at: noon)
    try driver.send(.key(.enter), at: noon)
    #expect(scene.actions == ["foot"])
    for _ in 0..<5 { try driver.send(.key(.up), at: noon) }
    #expect(try middle().first == "line 0")
    try driver.send(.key(.up), at: noon)
    try driver.send(.key(.enter), at: noon)
    #expect(scene.actions == ["foot", "top"])
  }

  @Test("a click sends the action, and the pointer's place within the node")
  func click() throws {
    let scene = twoButtons()
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 40, rows: 3))
    try click(driver, 10, 0)
    #expect(
      scene.events == [
        .pointer(PointerEvent(.press, button: .left, column: 2, row: 0, node: 7)),
        .pointer(PointerEvent(.release, button: .left, column: 2, row: 0, node: 7)),
        .action("two", node: 7, cell: nil),
      ])
  }

  @Test("a button released elsewhere, disabled, or clicked on the right does nothing")
  func noClick() throws {
    let scene = twoButtons()
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 40, rows: 3))
    try click(driver, 1, 0, releaseAt: (10, 0))
    try click(driver, 1, 0, releaseAt: (1, 2))
    try click(driver, 1, 0, button: .right)
    try click(driver, 20, 0)
    try click(driver, 30, 2)
    #expect(scene.actions.isEmpty)
  }

  @Test("a scene that handles the press gets no action")
  func handledPress() throws {
    let scene = twoButtons()
    scene.respond = { if case .pointer = $0 { .handled } else { .ignored } }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 40, rows: 3))
    try click(driver, 1, 0)
    #expect(scene.actions.isEmpty)
  }

  @Test("a click on a board's square names the square, with the action of its own if it has one")
  func boardClick() throws {
    var cells = Array(repeating: BoardCell("."), count: 6)
    cells[4].action = "special"
    cells[5].flags = .disabled
    let scene = ScriptedScene {
      BoardGrid(columns: 3, rows: 2, cellWidth: 2, lines: .outer, action: "open", cells: cells)
        .id(3).frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 20, rows: 6))
    try click(driver, 1, 1)
    try click(driver, 6, 1)
    try click(driver, 3, 2)
    try click(driver, 5, 2)
    try click(driver, 0, 0)
    try click(driver, 1, 1, releaseAt: (3, 1))
    #expect(scene.actions == ["open@0", "open@2", "special@4"])
  }

  @Test("a hint's key is the action, told apart by case, and only when nothing else handled it")
  func hints() throws {
    let scene = ScriptedScene {
      VStack {
        KeyHint("f", "flag", action: "flag")
        KeyHint("F", "all", action: "flag-all")
        KeyHint("?", "help", action: "help")
        KeyHint("ctrl+z", "undo", action: "undo")
        KeyHint("esc", "back", action: "back")
        KeyHint("x", "nothing", action: "x").disabled()
        KeyHint("hjkl", "move")
      }
    }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 20, rows: 9))
    try driver.send(.key(.character("f")), at: noon)
    try driver.send(.key(.character("f"), .shift), at: noon)
    try driver.send(.key(.character("F")), at: noon)
    try driver.send(.key(.character("?"), .shift), at: noon)
    try driver.send(.key(.character("z"), .control), at: noon)
    try driver.send(.key(.character("z")), at: noon)
    try driver.send(.key(.escape), at: noon)
    try driver.send(.key(.character("x")), at: noon)
    try driver.send(.text("f"), at: noon)
    try driver.send(.paste("f"), at: noon)
    #expect(scene.actions == ["flag", "flag-all", "flag-all", "help", "undo", "back", "flag"])
    scene.respond = { if case .key = $0 { .handled } else { .ignored } }
    try driver.send(.key(.character("f")), at: noon)
    #expect(scene.actions.count == 7)
  }

  @Test("Tab, Shift-Tab and the arrows move the focus, Enter and Space choose")
  func focus() throws {
    let scene = ScriptedScene {
      VStack(alignment: .leading) {
        Button("A", action: "a")
        HStack(spacing: 2) {
          Button("B", action: "b")
          Button("C", action: "c")
        }
        Button("D", action: "d").disabled()
        Button("E", action: "e")
      }
    }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 20, rows: 6))
    func focused(after key: Key, _ modifiers: Modifiers = []) throws -> String {
      try driver.send(.key(key, modifiers), at: noon)
      let presentation = try driver.present()
      guard let node = presentation.focusedNode else { return "" }
      return presentation.frame.text(presentation.frame.node(node).action)
    }
    #expect(try driver.present().focusedNode == nil)
    #expect(try focused(after: .tab) == "a")
    #expect(try focused(after: .tab) == "b")
    #expect(try focused(after: .right) == "c")
    #expect(try focused(after: .right) == "c")
    #expect(try focused(after: .down) == "e")
    #expect(try focused(after: .up) == "b")
    #expect(try focused(after: .tab, .shift) == "a")
    #expect(try focused(after: .tab, .shift) == "e")
    #expect(try focused(after: .tab) == "a")
    #expect(try driver.present().surface.rows[1].contains("▸ A ◂"))
    try driver.send(.key(.enter), at: noon)
    try driver.send(.key(.character(" ")), at: noon)
    #expect(scene.actions == ["a", "a"])
  }

  @Test("the focus stays with its node when the frame changes, and goes when the node goes")
  func focusSurvives() throws {
    var names = ["a", "b", "c"]
    let scene = ScriptedScene {
      VStack { ForEach(names) { Button($0, action: $0) } }
    }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 20, rows: 8))
    for _ in 0..<2 { try driver.send(.key(.tab), at: noon) }
    names.insert("new", at: 0)
    driver.invalidate()
    #expect(try driver.present().surface.rows.contains { $0.contains("▸ b ◂") })
    names.removeAll { $0 == "b" }
    driver.invalidate()
    #expect(try driver.present().focusedNode == nil)
    names.append("b")
    driver.invalidate()
    #expect(try driver.present().surface.rows.contains { $0.contains("▸ b ◂") })
  }

  @Test("a scene that uses an arrow takes the focus back; until then Enter belongs to the focus")
  func focusReleased() throws {
    let scene = twoButtons()
    scene.respond = {
      switch $0 {
      case .key(.up, _), .key(.enter, _): .handled
      default: .ignored
      }
    }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 40, rows: 3))
    try driver.send(.key(.tab), at: noon)
    try driver.send(.key(.enter), at: noon)
    #expect(scene.actions == ["one"])
    try driver.send(.key(.up), at: noon)
    #expect(try driver.present().focusedNode == nil)
    try driver.send(.key(.enter), at: noon)
    #expect(scene.actions == ["one"])
  }

  @Test("a modal node has the focus, the hints and the clicks to itself")
  func modal() throws {
    var isAsking = false
    let scene = ScriptedScene {
      ZStack {
        VStack(alignment: .leading) {
          Button("Under", action: "under", hint: "u")
          Spacer()
        }
        .frame(maxWidth: .max)
        if isAsking {
          Box("Sure?") {
            HStack(spacing: 1) {
              Button("Yes", action: "yes", hint: "y")
              Button("No", action: "no", hint: "n")
            }
          }
          .modal()
        }
      }
    }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 40, rows: 7))
    try driver.send(.key(.tab), at: noon)
    isAsking = true
    driver.invalidate()
    #expect(try driver.present().surface.rows[3].contains("▸ y Yes ◂ [ n No ]"))
    try driver.send(.key(.tab), at: noon)
    try driver.send(.key(.enter), at: noon)
    try driver.send(.key(.character("u")), at: noon)
    try click(driver, 2, 0)
    #expect(scene.actions == ["no"])
    isAsking = false
    driver.invalidate()
    #expect(try driver.present().surface.rows[0].contains("▸ u Under ◂"))
  }

  @Test("the wheel, Page Down, End and the arrows scroll what the scene does not")
  func scrolling() throws {
    let scene = ScriptedScene {
      ScrollView { VStack(alignment: .leading) { ForEach(0..<20) { Text("row \($0)") } } }
    }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 10, rows: 5))
    func top(after event: SceneEvent) throws -> String {
      try driver.send(event, at: noon)
      let row = try driver.present().surface.rows[0]
      return String(row.dropFirst().prefix(6)).trimmingSpaces
    }
    #expect(try top(after: .tick) == "row 0")
    #expect(try top(after: .pointer(PointerEvent(.wheel, column: 3, row: 2, wheel: 3))) == "row 3")
    #expect(try top(after: .key(.pageDown)) == "row 7")
    #expect(try top(after: .key(.down)) == "row 8")
    #expect(try top(after: .key(.up)) == "row 7")
    #expect(try top(after: .key(.end)) == "row 15")
    #expect(try top(after: .key(.pageDown)) == "row 15")
    #expect(try top(after: .key(.pageUp)) == "row 11")
    #expect(try top(after: .key(.home)) == "row 0")
    #expect(scene.framesMade == 1)
  }

  @Test("the focus is scrolled into sight")
  func focusInSight() throws {
    let scene = ScriptedScene {
      ScrollView { VStack { ForEach(0..<20) { Button("b\($0)", action: "b\($0)") } } }
    }
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 12, rows: 4))
    for _ in 0..<10 { try driver.send(.key(.down), at: noon) }
    #expect(try driver.present().surface.rows.contains { $0.contains("▸ b9 ◂") })
    try driver.send(.key(.tab, .shift), at: noon)
    #expect(try driver.present().surface.rows.contains { $0.contains("▸ b8 ◂") })
  }

  @Test("the scene is asked for a frame only when something changed")
  func frames() throws {
    let scene = twoButtons()
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 40, rows: 3))
    for _ in 0..<3 { _ = try driver.present() }
    try driver.send(.key(.tab), at: noon)
    _ = try driver.present()
    #expect(scene.framesMade == 1)
    scene.respond = { _ in .changed }
    try driver.send(.tick, at: noon)
    _ = try driver.present()
    #expect(scene.framesMade == 2)
    try driver.send(.resize(CellSize(columns: 0, rows: 0)), at: noon)
    #expect(try driver.present().size == CellSize(columns: 1, rows: 1))
    #expect(scene.framesMade == 3)
  }
}

extension String {
  /// Without the blanks at its end.
  var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
