import GamePluginKit
import GamePluginTesting
import MinesweeperGameState
import MinesweeperUI
import Testing

@Suite("The mouse")
struct MouseTests {
  static let board = "4x3x2:*..*/..../...."

  @Test("left opens, right marks and unmarks, middle and both buttons chord")
  func buttons() throws {
    for chord in [PointerEvent.Button.middle, .chord] {
      let player = try Player(Self.board)
      try player.click(.left, 1, 0)
      #expect(player.last == .committed)
      #expect(try player.rows.contains { $0.contains("│ · │[1]│ · │ · │") })
      try player.click(.right, 0, 0)
      #expect(try player.rows.contains { $0.contains("│[⚑]│ 1 │") })
      try player.click(.right, 0, 0)
      #expect(try player.rows.contains { $0.contains("│[·]│ 1 │") })
      try player.click(.right, 0, 0)
      try player.click(chord, 1, 0)
      #expect(player.last == .committed)
      #expect(try player.rows.contains { $0.contains("│ ⚑ │[1]│ 1 │ · │") })
    }
  }

  @Test("a click on a mark does nothing, and neither does a chord with too few marks")
  func nothing() throws {
    let player = try Player(Self.board)
    try player.click(.right, 0, 0)
    try player.click(.left, 1, 0)
    try player.click(.right, 0, 0)
    try player.click(.right, 3, 2)
    let rows = try player.rows
    try player.click(.left, 3, 2)
    #expect(try player.rows == rows)
    try player.click(.chord, 1, 0)
    #expect(
      try player.rows.map { $0.filter { !"[]".contains($0) } }.filter { $0.contains("⚑") }.count
        == 2)
    #expect(try player.scene.snapshot()?.progress == 100)
  }

  @Test("a button released somewhere else does nothing")
  func releasedElsewhere() throws {
    for button in [PointerEvent.Button.left, .middle, .chord] {
      let player = try Player(Self.board)
      try player.click(.left, 1, 0)
      try player.click(.right, 0, 0)
      let progress = try player.scene.snapshot()?.progress
      try player.pointer(.press, button, 1, 0)
      try player.pointer(.release, button, 2, 0)
      try player.pointer(.press, button, 1, 0)
      try player.send(.pointer(PointerEvent(.release, button: button, column: 0, row: 0)))
      try player.send(.pointer(PointerEvent(.press, button: button, column: 0, row: 0)))
      try player.pointer(.release, button, 1, 0)
      #expect(try player.scene.snapshot()?.progress == progress, "\(button)")
    }
  }

  @Test("nothing happens after the end")
  func afterTheEnd() throws {
    let player = try Player(Self.board)
    try player.click(.left, 0, 0)
    let state = try player.scene.snapshot()?.elapsed
    let rows = try player.rows.filter { !$0.contains("[") }
    for button in [PointerEvent.Button.left, .right, .middle, .chord] {
      try player.click(button, 2, 2)
      #expect(player.last.committed == false)
    }
    #expect(try player.scene.snapshot()?.elapsed == state)
    #expect(try player.rows.contains { $0.contains("✹ Boom") })
    #expect(!rows.isEmpty && player.completions.count == 1)
  }

  @Test("a losing chord stops the clock, and is no win")
  func losingChord() throws {
    let player = try Player("3x1x1:*..")
    try player.click(.left, 1, 0)
    try player.click(.right, 2, 0)
    try player.send(.tick, after: 3000)
    try player.click(.chord, 1, 0)
    #expect(try player.rows.contains { $0.contains("✹ │[1]│ ✗") })
    try player.send(.tick, after: 9000)
    #expect(try player.rows.contains { $0.contains("0:03") })
    #expect(player.completions.map(\.isWon) == [false])
  }

  @Test("a click in a windowed board opens that square, and the board stays where it is")
  func windowed() throws {
    let player = try Player(
      "30x16x99#1", columns: 40, rows: 15, mode: GameMode(id: "expert", title: "Expert"))
    let part = try player.rows.first?.drop { $0 != "t" }
    try player.send(.pointer(PointerEvent(.press, button: .right, column: 20, row: 5)))
    #expect(try player.rows.first?.drop { $0 != "t" } == part)
    #expect(try player.rows[5].contains("⚑"))
    try player.keys("u")
    try player.send(.pointer(PointerEvent(.wheel, column: 20, row: 5, wheel: 1)))
    #expect(player.last == .changed)
    #expect(try player.rows.first?.contains("4–15/16") == true)
    try player.send(.pointer(PointerEvent(.wheel, column: 20, row: 5, wheel: 3)))
    #expect(try player.rows.first?.contains("5–16/16") == true)
    try player.send(.pointer(PointerEvent(.wheel, column: 20, row: 5, wheel: 3)))
    #expect(player.last == .ignored, "the end of the board")
    try player.send(.pointer(PointerEvent(.press, button: .right, column: 20, row: 1)))
    #expect(try player.rows[1].contains("⚑"))
  }

  @Test("plays a whole game by itself")
  func mouseAlone() throws {
    let player = try Player("9x9x10#42")
    try player.click(.left, 4, 4)
    let text = try #require(Board(.beginner, seed: 42).applying(.open(40))?.minesText)
    let mines = Array(text.filter { $0 != "/" })
    for square in 0..<81 where mines[square] == "." {
      try player.click(.left, square % 9, square / 9)
    }
    #expect(player.completions.map(\.isWon) == [true])
    #expect(try player.rows.contains { $0.contains("✓ Cleared") })
    let place = try #require(try label("new", in: player))
    try player.send(.pointer(PointerEvent(.press, button: .left, column: place.0, row: place.1)))
    try player.send(.pointer(PointerEvent(.release, button: .left, column: place.0, row: place.1)))
    #expect(try player.scene.snapshot()?.isPristine == true)
  }

  /// Where the thing with an action stands.
  private func label(_ action: String, in player: Player) throws -> (Int, Int)? {
    let shown = try player.driver.present()
    for row in 0..<24 {
      for column in 0..<80 where shown.hit(column: column, row: row)?.action == action {
        return (column, row)
      }
    }
    return nil
  }
}
