import GamePluginKit
import GamePluginTesting
import MinesweeperGameState
import MinesweeperPersistence
import MinesweeperUI
import Testing

@Suite("The board of a day, played")
struct DailyBoardTests {
  /// The day on which the tests' clock stands.
  let day = Day(number: 0)

  private func player(snapshot: Snapshot? = nil) throws -> Player {
    try Player(
      "\(DailyPuzzle(day).game)", snapshot: snapshot,
      mode: GameMode(id: "daily", title: "January 1", leaderboard: "board", day: day))
  }

  private func win(_ player: Player) throws {
    for (index, square) in DailyPuzzle(day).board.squares.enumerated() where !square.isMine {
      try player.send(.action("open", node: 1, cell: index), after: 100)
    }
  }

  private func lose(_ player: Player) throws {
    let mine = DailyPuzzle(day).board.squares.firstIndex { $0.isMine }
    try player.send(.action("open", node: 1, cell: mine))
    #expect(try player.rows.contains { $0.contains("✹ Boom") })
  }

  @Test("is reported by its day when it is won, however often")
  func won() throws {
    let player = try player()
    #expect(try player.scene.snapshot()?.isPristine == true)
    #expect(try player.rows.contains { $0.contains("January 1") })
    try win(player)
    let completion = try #require(player.completions.first)
    #expect(completion.mode == "daily" && completion.gameID == "daily:1970-01-01")
    #expect(completion.isWon && completion.leaderboard == "board")
    #expect(try player.scene.snapshot()?.isFinished == true)
    try player.keys("n")
    try win(player)
    #expect(player.completions.count == 1)
  }

  @Test("is not done when it is lost: it is kept, begins again, and then counts as helped")
  func lost() throws {
    let first = try player()
    try lose(first)
    #expect(first.completions.isEmpty)
    let snapshot = try #require(try first.scene.snapshot())
    #expect(!snapshot.isFinished)
    let second = try player(snapshot: snapshot)
    #expect(try second.rows.contains { $0.contains("n start over") })
    try second.keys("n")
    #expect(try second.scene.snapshot()?.isFinished == false)
    try win(second)
    let completion = try #require(second.completions.first)
    #expect(completion.isAssisted && completion.leaderboard == nil)
  }

  @Test("is asked for before it begins again in the middle, and never becomes another board")
  func again() throws {
    let player = try player()
    try player.keys("n")
    #expect(try !player.rows.contains { $0.contains("Start this board over?") })
    let mine = try #require(DailyPuzzle(day).board.squares.firstIndex { $0.isMine })
    try player.send(.action("flag", node: 1, cell: mine))
    try player.keys("n")
    #expect(try player.rows.contains { $0.contains("Start this board over?") })
    try player.keys("escape n y")
    #expect(try player.rows.joined(separator: "\n").contains("⚑ 20"))
    try win(player)
    #expect(player.completions.first?.gameID == "daily:1970-01-01")
  }

  @Test("keeps its day when midnight passes, and then enters no leaderboard")
  func midnight() throws {
    let player = try player()
    player.clock.now.wall = 86_400_000
    try win(player)
    let completion = try #require(player.completions.first)
    #expect(completion.gameID == "daily:1970-01-01" && completion.leaderboard == nil)
  }
}
