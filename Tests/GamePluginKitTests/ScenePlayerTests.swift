import GamePluginKit
import GamePluginTesting
import Testing

@Suite("A player before a scene")
struct ScenePlayerTests {
  private func player(_ snapshot: Snapshot? = nil) throws -> ScenePlayer<PileScene> {
    try ScenePlayer(columns: 50, rows: 3, seed: 4, snapshot: snapshot) {
      try PileScene(deps: $0, request: $1)
    }
  }

  @Test("presses keys, clicks on words and on actions, and reads what came of it")
  func plays() throws {
    let player = try player()
    let start = try player.rows
    try player.click(text: "Take 3")
    #expect(player.last == .committed)
    try player.click(action: "2")
    #expect(player.last == .committed)
    #expect(try player.rows != start && player.sees("stones"))
    try player.keys("u u")
    #expect(try player.rows == start)
    while player.completions.isEmpty { try player.send(.action("1"), after: 1000) }
    #expect(player.completions.first?.isWon == true)
    #expect(player.clock.now.steady == player.clock.now.wall)
    #expect(try player.screen.hasPrefix("Done in 0:"))
    #expect(try player.said.contains("Take 1"))
    #expect(try self.player(player.scene.snapshot()).rows == player.rows)
  }

  @Test("what is not there cannot be clicked on, and the screen says what is")
  func misses() throws {
    let player = try player()
    for click in [
      { try player.click(text: "Take 4") }, { try player.click(action: "4") },
    ] {
      let error = #expect(throws: PlayFault.self) { try click() }
      #expect(error?.description.contains("Take 1") == true)
    }
    #expect(throws: PlayFault.self) { try player.keys("u wheel") }
  }

  @Test("finds its services filled beforehand")
  func services() throws {
    let session = TestSession()
    let day = Day(year: 2026, month: 11, day: 30)
    try session.solveDaily(day, on: day + 1)
    try session.begin("daily/\(day)", summary: "1/9")
    let player = try ScenePlayer(session: session) { try PileScene(deps: $0, request: $1) }
    #expect(try player.deps.saves.game(at: "daily/\(day)")?.snapshot.summary == "1/9")
    let record = DailyRecord(try player.deps.gameCenter.finishedGames(mode: "daily"))
    #expect(record.done == [day] && record.streak(today: day + 1).current == 0)
  }
}
