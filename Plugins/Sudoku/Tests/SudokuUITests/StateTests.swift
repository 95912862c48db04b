import GamePluginKit
import GamePluginTesting
import SudokuGameState
import SudokuPersistence
import SudokuSolver
import SudokuUI
import Testing

/// The field report's row on restart, load, edits of notes alone, and quitting.
@Suite("Clock, highlights, history and notes")
struct StateTests {
  /// A game with notes, a wrong digit that a check has marked, and a move to redo, at 0:08.
  private func begun() throws -> Player {
    let player = try Player()
    try player.keys("a")
    try player.walk(row: 0, column: 2)
    try player.send(.key(.character("2")), after: 5000)
    try player.keys("c right 6 u")
    try player.send(.tick, after: 3000)
    return player
  }

  @Test("after a restart: zero, no marks, no notes, and all moves to redo")
  func restart() throws {
    let player = try begun()
    #expect(try player.label(row: 0, column: 2) == "row 1, column 3, entry 2, wrong")
    try player.keys("R y")
    #expect(try player.screen.contains(" 0/51 0:00 "))
    #expect(try player.label(row: 0, column: 2) == "row 1, column 3, empty")
    #expect(try !player.board.hasNotes)
    try player.send(.tick, after: 9000)
    #expect(try player.screen.contains(" 0/51 0:00 "), "the clock waits for the first move")
    try player.keys("r r")
    #expect(try player.label(row: 0, column: 2) == "row 1, column 3, entry 2")
    #expect(try player.board.hasNotes)
  }

  @Test("after loading: as they were, with the clock going on")
  func load() throws {
    let player = try begun()
    let before = try player.rows
    try player.send(.suspend, after: 0)
    let snapshot = try #require(try player.scene.snapshot())
    #expect(snapshot.summary == "1/51")
    #expect(snapshot.elapsed == 8000)
    let again = try Player(snapshot: snapshot)
    #expect(try again.rows == before)
    try again.send(.tick, after: 2000)
    #expect(try again.screen.contains(" 1/51 0:10 "))
    try again.keys("r")
    #expect(try again.label(row: 0, column: 3) == "row 1, column 4, entry 6")
    try again.keys("u u u")
    #expect(try again.scene.snapshot()?.isPristine == false)
    #expect(try !again.board.hasNotes)
  }

  @Test("after edits of notes alone: the clock runs, each is one step, and none is lost")
  func notesOnly() throws {
    let player = try Player()
    try player.walk(row: 0, column: 2)
    try player.keys("n 1 2 4")
    try player.send(.tick, after: 2000)
    #expect(try player.screen.contains(" 0/51 0:02 "))
    #expect(player.last == .changed)
    let again = try Player(snapshot: try player.scene.snapshot())
    #expect(try again.label(row: 0, column: 2) == "row 1, column 3, notes 1 2 4")
    #expect(try again.screen.contains("NOTES"), "the mode stays too")
    try again.keys("u")
    #expect(try again.label(row: 0, column: 2) == "row 1, column 3, notes 1 2")
  }

  @Test("while suspended the clock stands, also through moves of the clock itself")
  func suspended() throws {
    let player = try begun()
    #expect(try player.send(.suspend).committed)
    try player.send(.tick, after: 60_000)
    try player.send(.resume, after: 60_000)
    #expect(try player.screen.contains(" 1/51 0:08 "))
    player.clock.now.steady -= 1_000_000
    try player.send(.tick)
    #expect(try player.screen.contains(" 1/51 0:08 "))
  }

  @Test("a wrong digit that clears its peers' notes, then undone or corrected: as they were")
  func notesComeBack() throws {
    for correction in ["u", "0", "4"] {
      let player = try Player()
      try player.keys("a")
      let labels = try (0..<9).map { try player.label(row: 0, column: $0) }
      try player.walk(row: 0, column: 2)
      try player.keys("2")
      #expect(try player.label(row: 0, column: 3) == "row 1, column 4, notes 6")
      try player.keys(correction)
      for column in 3..<9 where correction != "4" {
        #expect(try player.label(row: 0, column: column) == labels[column])
      }
      #expect(try player.label(row: 0, column: 3) == "row 1, column 4, notes 2 6")
    }
  }

  @Test("a solved game stands still, and can be taken up again by undo")
  func solved() throws {
    let player = try Player()
    let solution = try #require(try player.board.solution)
    for square in Square.all where try !player.board.isGiven(square) {
      try player.walk(row: square.row, column: square.column)
      try player.send(.key(Key(name: "\(solution[square] ?? 0)") ?? .escape), after: 100)
    }
    #expect(try player.driver.present().tick == nil)
    let rows = try player.rows
    try player.send(.tick, after: 5000)
    for key in ["5", "0", "a", "c", "H", "n"] { try player.keys(key) }
    #expect(try player.rows == rows)
    try player.keys("u")
    #expect(try player.driver.present().tick != nil)
    #expect(player.completions.count == 1)
    #expect(player.completions.first?.leaderboard == nil, "only puzzles from seeds are ranked")
  }

  @Test("help is remembered: a hint or a check takes the game off the leaderboard")
  func assisted() throws {
    for help in ["H", "c"] {
      let player = try Player("easy#5")
      try player.keys(help)
      #expect(player.last.committed)
      let again = try Player("easy#5", snapshot: try player.scene.snapshot())
      let board = try again.board
      for square in Square.all where !board.isGiven(square) {
        try again.walk(row: square.row, column: square.column)
        try again.keys("\(board.solution?[square] ?? 0)")
      }
      #expect(again.completions.map(\.isAssisted) == [true])
      #expect(again.completions.first?.leaderboard == nil)
      #expect(try again.screen.contains("with help"))
    }
  }

  @Test("a damaged cursor or mark in a snapshot leaves the game whole")
  func damagedExtra() throws {
    let player = try begun()
    var midend = try Midend<SudokuGame>(
      restoring: player.scene.snapshot() ?? Snapshot(version: 0, state: []))
    for extra in [[], [0xff], [0xff, 0xff, 0xff], [200, 1, 255, 255, 255], [5, 90, 250]]
      as [[UInt8]]
    {
      midend.extra = extra
      let again = try Player(snapshot: midend.snapshot(version: 1))
      #expect(try again.board == player.board)
    }
  }
}
