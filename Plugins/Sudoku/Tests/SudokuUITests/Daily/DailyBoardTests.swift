import GamePluginKit
import GamePluginTesting
import SudokuGameState
import SudokuPersistence
import SudokuSolver
import SudokuUI
import Testing

@Suite("The puzzle of a day, played")
struct DailyBoardTests {
  /// The day on which the tests' clock stands.
  let day = Day(number: 0)

  private func player() throws -> Player {
    try Player(
      "\(DailyPuzzle(day).game)",
      mode: GameMode(
        id: "daily", title: "Hard · January 1", leaderboard: "board", nextRoute: "daily",
        day: day))
  }

  private func solve(_ player: Player) throws {
    let solution = try #require(try player.board.solution)
    for row in 0..<9 {
      for column in 0..<9 {
        let square = Square(row: row, column: column)
        guard try player.board.digits[square] == nil else { continue }
        try player.walk(row: row, column: column)
        try player.keys("\(try #require(solution[square]))")
      }
    }
  }

  @Test("is reported by its day, once however often it is solved")
  func solved() throws {
    let player = try player()
    #expect(try player.screen.contains("Hard · January 1"))
    try solve(player)
    let completion = try #require(player.completions.first)
    #expect(completion.mode == "daily" && completion.gameID == "daily:1970-01-01")
    #expect(completion.leaderboard == "board" && completion.isWon)
    try player.keys("u r")
    #expect(player.completions.count == 1)
  }

  @Test("leads back to the calendar, without a question, since it is kept")
  func back() throws {
    let player = try player()
    #expect(try player.screen.contains("N Days"))
    try player.keys("a N")
    #expect(player.last.navigation == .open("daily"))
  }

  @Test("keeps its day when midnight passes, and then enters no leaderboard")
  func midnight() throws {
    let player = try player()
    player.clock.now.wall = 86_400_000
    try solve(player)
    let completion = try #require(player.completions.first)
    #expect(completion.gameID == "daily:1970-01-01" && completion.leaderboard == nil)
  }
}
