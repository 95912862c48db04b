import GamePluginKit
import GamePluginTesting
import SudokuGameState
import SudokuSolver
import SudokuUI
import Testing

@Suite("The keyboard")
struct KeyboardTests {
  @Test("plays a whole game by itself, from the first digit to the end")
  func keyboardAlone() throws {
    let player = try Player("easy#5")
    let board = try player.board
    for square in Square.all where !board.isGiven(square) {
      try player.walk(row: square.row, column: square.column)
      let digit = try #require(board.solution?[square])
      try player.send(.key(Key(name: "\(digit)") ?? .escape), after: 1000)
    }
    #expect(player.last == .committed)
    #expect(try player.board.isSolved)
    #expect(try player.screen.contains("✓ Solved in"))
    #expect(player.completions.map(\.isWon) == [true])
    #expect(player.completions.first?.isAssisted == false)
    #expect(player.completions.first?.leaderboard == "board")
    #expect(player.completions.first?.gameID == "easy#5")
  }

  @Test("moves with arrows as with hjkl, and stops at the edges")
  func cursor() throws {
    let arrows = try Player()
    let letters = try Player()
    let moves = [("up", "k"), ("right", "l"), ("down", "j"), ("left", "h")]
    var random = GameShellKit.SeededRandom(seed: 1)
    for _ in 0..<80 {
      let move = moves[random.below(4)]
      try arrows.keys(move.0)
      try letters.keys(move.1)
      #expect(arrows.last == .changed && letters.last == .changed)
      #expect(try arrows.rows == letters.rows)
    }
    try arrows.keys("home pageup left up right right 4")
    #expect(try arrows.board.digits[Square(row: 0, column: 2)] == 4)
  }

  @Test("a digit as key, as text and with notes as Alt or Shift; the mode turns it round")
  func digits() throws {
    let player = try Player()
    let square = Square(row: 0, column: 2)
    try player.walk(row: 0, column: 2)
    try player.send(.text("4"))
    #expect(try player.board.digits[square] == 4)
    for key in ["backspace", "delete", "0", "."] {
      try player.keys("4 \(key)")
      #expect(player.last == .committed)
      #expect(try player.board.digits[square] == nil)
    }
    try player.send(.key(.character("1"), .alt))
    try player.send(.key(.character("2"), .shift))
    #expect(try player.board.notes(at: square).digits == [1, 2])
    try player.keys("n 4 2")
    #expect(try player.board.notes(at: square).digits == [1, 4])
    try player.send(.key(.character("4"), .alt))
    #expect(try player.board.digits[square] == 4)
    try player.keys("n 0 0")
    #expect(try player.board.notes(at: square).isEmpty)
    #expect(try player.board.enteredCount == 0)
  }

  @Test("undo and redo by every usual key")
  func undo() throws {
    let player = try Player()
    try player.walk(row: 0, column: 2)
    for (undo, redo) in [
      (SceneEvent.key(.character("u")), SceneEvent.key(.character("r"))),
      (.key(.character("z"), .control), .key(.character("r"), .control)),
      (.key(.character("z"), .control), .key(.character("y"), .control)),
      (.action("undo"), .action("redo")),
    ] {
      try player.keys("4")
      try player.send(undo)
      #expect(player.last == .committed)
      #expect(try player.board.enteredCount == 0)
      try player.send(redo)
      #expect(player.last == .committed)
      #expect(try player.board.enteredCount == 1)
      try player.keys("u")
    }
  }

  @Test("asks before it restarts or gives a game up; nothing plays meanwhile")
  func questions() throws {
    let player = try Player("easy#5")
    try player.keys("R")
    #expect(try !player.screen.contains("Take all"), "there is nothing to take back")
    try player.keys("a R")
    #expect(try player.screen.contains("Take all digits and notes back?"))
    for name in ["5", "u", "a", "c", "H"] { try player.keys(name) }
    try player.send(.paste(String(repeating: ".", count: 81)))
    #expect(try player.board.hasNotes)
    try player.keys("n")
    #expect(try !player.screen.contains("Take all") && player.board.hasNotes)
    try player.keys("R escape")
    #expect(try !player.screen.contains("Take all") && player.board.hasNotes)
    #expect(player.last.handled && player.last.navigation == nil)
    try player.keys("N y")
    #expect(player.last == .committed)
    #expect(try player.scene.snapshot()?.isPristine == true)
    #expect(try player.board.givens != Player("easy#5").board.givens)
    let givens = try player.board.givens
    try player.keys("N")
    #expect(player.last == .committed, "a game without a move is given up unasked")
    #expect(try player.board.givens != givens)
  }

  @Test("leaves to the host what it does not use")
  func ignored() throws {
    let player = try Player()
    for key in [Key.escape, .character("q"), .character("?"), .function(1), .tab] {
      #expect(try player.scene.handle(.key(key), at: player.clock.now) == .ignored)
    }
    #expect(try player.scene.handle(.key(.up, .control), at: player.clock.now) == .ignored)
    #expect(try player.scene.handle(.text("51"), at: player.clock.now) == .ignored)
  }

  @Test("every command that is shown does what it says, typed or clicked")
  func commands() throws {
    let player = try Player()
    try player.walk(row: 0, column: 2)
    try player.keys("4 1 u")
    let frame = try player.driver.present().frame
    let actions = (0..<frame.nodeCount).map { frame.node($0) }
      .filter { $0.kind == .key && !$0.action.isEmpty }.map { frame.text($0.action) }
    #expect(
      actions == [
        "notes", "erase", "undo", "hint", "redo", "check", "fill", "clear", "restart", "new",
      ])
    for action in actions where action != "clear" {
      let other = try Player()
      try other.walk(row: 0, column: 2)
      try other.keys("4 1 u")
      #expect(try other.scene.handle(.action(action), at: other.clock.now).changed, "\(action)")
    }
  }

  @Test("pasted digits are no commands and no moves")
  func paste() throws {
    let player = try Player()
    let before = try player.board
    for text in ["q", "123456789", "0q0", String(repeating: "9q", count: 40), "\u{1b}[A5"] {
      #expect(try player.send(.paste(text)).navigation == nil)
      #expect(player.last.committed == false)
    }
    #expect(try player.board == before)
  }
}
