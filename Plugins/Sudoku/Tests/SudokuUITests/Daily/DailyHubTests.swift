import GamePluginKit
import GamePluginTesting
import SudokuGameState
import SudokuPersistence
import SudokuUI
import Testing

@Suite("The hub of daily puzzles")
struct DailyHubTests {
  let today = HubPlayer.monday

  private func finish(_ hub: inout DailyHub, _ deps: GameDeps) {
    for _ in 0..<500 where hub.isLoading { hub.step(deps) }
  }

  @Test("shows at once what is known, and then the puzzle")
  func phases() throws {
    let session = TestSession()
    try session.solveDaily(today + -1)
    let deps = session.deps()
    var hub = DailyHub(today: today)
    #expect(hub.load.shown == nil && hub.load.phase == .idle)
    hub.step(deps)
    let known = try #require(hub.load.shown)
    #expect(hub.load.phase == .completing && known.givens == nil)
    #expect(known.calendar.done == [today + -1] && known.calendar.streak.current == 1)
    #expect(known.day == today && known.state == .notBegun)
    finish(&hub, deps)
    #expect(hub.load.phase == .complete)
    let givens = try Midend(DailyPuzzle(today).game).state.givens
    #expect(hub.load.shown?.givens == givens)
  }

  @Test("a load that is given up leaves what was whole before it, and no half of another day")
  func cancelled() {
    let deps = TestSession().deps()
    var hub = DailyHub(today: today)
    finish(&hub, deps)
    let whole = hub.load.shown
    hub.select(today + -1, deps)
    #expect(hub.load.shown?.day == today + -1 && hub.load.shown?.givens == nil)
    hub.cancel()
    #expect(hub.load.shown == whole && hub.load.phase == .idle)
    // Selecting quickly ends with the last day, whole.
    for back in 1...5 { hub.select(today + -back, deps) }
    finish(&hub, deps)
    #expect(hub.load.shown?.day == today + -5 && hub.load.shown?.givens != nil)
  }

  @Test("records that cannot be read are told, and can be tried again")
  func failing() throws {
    final class Broken: GameCenter {
      var isBroken = true
      func submitScore(_ score: Int64, leaderboard: String, gameID: String) {}
      func reportAchievement(_ id: String, progress: Int) {}
      func finishedGames(mode: String?) throws(SaveError) -> [FinishedGame] {
        if isBroken { throw SaveError("the disk is gone") }
        return []
      }
    }
    let broken = Broken()
    var deps = TestSession().deps()
    deps.gameCenter = broken
    var hub = DailyHub(today: today)
    hub.step(deps)
    #expect(hub.load.shown == nil && hub.load.phase == .failed("the disk is gone"))
    broken.isBroken = false
    hub.retry(deps)
    finish(&hub, deps)
    let whole = hub.load.shown
    #expect(whole?.day == today)
    broken.isBroken = true
    hub.select(today + -3, deps)
    #expect(hub.load.shown == whole)
    broken.isBroken = false
    hub.retry(deps)
    #expect(hub.load.shown?.day == today + -3)
  }

  @Test("says how each day's puzzle stands; solved is solved, also while it is played again")
  func states() throws {
    let session = TestSession()
    let deps = session.deps()
    try session.begin(today)
    try session.solveDaily(today + -1, elapsed: 5000)
    try session.begin(today + -1)
    // Solved a day late: done, but no part of a streak.
    try session.solveDaily(today + -2, on: today + -1)
    var hub = DailyHub(today: today)
    hub.step(deps)
    #expect(hub.load.shown?.state == .begun(progress: "12/45", elapsed: 61_000))
    hub.select(today + -1, deps)
    #expect(hub.load.shown?.state == .solved(5000))
    hub.select(today + -2, deps)
    #expect(hub.load.shown?.state == .solved(192_000))
    #expect(hub.load.shown?.calendar.streak.current == 1)
    hub.select(today + -40, deps)
    #expect(hub.load.shown?.calendar.first == Day(year: 2026, month: 10, day: 1))
    hub.select(today + 5, deps)
    #expect(hub.load.shown?.day == today)
  }

  @Test("a new day begins once, and who looks at another day stays there")
  func rollover() {
    let deps = TestSession().deps()
    var hub = DailyHub(today: today)
    finish(&hub, deps)
    func turn(to day: Day) -> Bool { hub.turn(to: day, deps) }
    #expect(turn(to: today) == false)
    #expect(turn(to: today + -1) == false)
    #expect(turn(to: today + 1) == true)
    #expect(hub.load.shown?.day == today + 1 && hub.load.shown?.calendar.today == today + 1)
    // A clock that goes back over midnight does not bring the old day back.
    #expect(turn(to: today) == false)
    hub.select(today + -7, deps)
    #expect(turn(to: today + 2) == true)
    #expect(hub.load.shown?.day == today + -7)
  }
}
