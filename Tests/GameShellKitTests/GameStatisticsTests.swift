import GameShellKit
import Testing

@Suite("Statistics")
struct GameStatisticsTests {
  private func games(_ results: String) -> [FinishedGame] {
    results.enumerated().map { index, letter in
      FinishedGame(
        completion: GameCompletion(
          mode: "m", gameID: "\(index)", isWon: letter != "l", isAssisted: letter == "a",
          elapsed: Int64(index + 1) * 1000, score: 0), finishedAt: Int64(index), day: Day(number: 0)
      )
    }
  }

  @Test("wins, streaks, best and mean; help keeps a time out")
  func counts() {
    let statistics = GameStatistics(games("wwlwawlw"))
    #expect(statistics.played == 8)
    #expect(statistics.won == 6)
    #expect(statistics.currentStreak == 1)
    #expect(statistics.longestStreak == 3)
    #expect(statistics.times == [1000, 2000, 4000, 6000, 8000])
    #expect(statistics.best == 1000)
    #expect(statistics.mean == 4200)
  }

  @Test("the distribution counts every time once")
  func distribution() {
    let steps = GameStatistics(games("wwwwwwwwww")).distribution(steps: 4)
    #expect(steps.map(\.count).reduce(0, +) == 10)
    #expect(steps.count == 4)
    #expect(GameStatistics([]).distribution(steps: 4).isEmpty)
  }

  @Test(
    "days in a row count up to today, or to yesterday while today is open",
    arguments: [
      ([], 10, 0, 0), ([10], 10, 1, 1), ([9], 10, 1, 1), ([8], 10, 0, 1),
      ([1, 2, 3, 7, 8, 9, 10], 10, 4, 4), ([1, 2, 3, 4, 5, 9, 9, 10], 11, 2, 5), ([12], 10, 0, 1),
    ] as [([Int], Int, Int, Int)])
  func streak(_ days: [Int], _ today: Int, _ current: Int, _ longest: Int) {
    let streak = DayStreak(days.map { Day(number: $0) }, today: Day(number: today))
    #expect(streak.current == current)
    #expect(streak.longest == longest)
  }
}
