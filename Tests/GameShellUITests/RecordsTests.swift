import GameShellKit
import Testing

@testable import GameShellUI

@Suite("What was played, ready to be shown")
struct RecordsTests {
  @Test("this week begins on Monday and today at midnight, by the player's clock")
  func periods() throws {
    let clock = ManualClock()
    let center = InMemoryGameCenter(clock: clock)
    let hour: Int64 = 3_600_000
    let midnight = Int64(Garden.today.number) * 24 * hour - 2 * hour
    let moments = [
      midnight, midnight - 1, midnight - 4 * 24 * hour, midnight - 4 * 24 * hour - 1,
    ]
    #expect(Garden.today.weekday == 4)
    for (index, moment) in moments.enumerated() {
      clock.now.wall = moment
      center.submitScore(Int64(index), leaderboard: "small.time", gameID: "\(index)")
    }
    let model = GameCenterDashboardModel(
      config: Garden.config, records: center, today: Garden.today, utcOffset: 120, locale: "en")
    let board = try #require(model.leaderboards.first)
    #expect(board.today.map(\.value) == [0])
    #expect(board.thisWeek.map(\.value) == [0, 1, 2])
    #expect(board.allTime.map(\.value) == [0, 1, 2, 3])
  }

  @Test("records that cannot be read leave a dashboard that says why")
  func unreadable() {
    final class Broken: GameRecords {
      let error = SaveError("the disk is gone")
      func enter(
        _ completion: GameCompletion, at wall: Int64, day: Day, owing recipients: [String]
      ) throws(SaveError) -> OwedCompletion? { throw error }
      func owed() throws(SaveError) -> [OwedCompletion] { throw error }
      func settle(_ recipient: String, gameID: String) throws(SaveError) { throw error }
      func scores(
        leaderboard: String, lowerIsBetter: Bool, since: Int64?, limit: Int
      ) throws(SaveError) -> [ScoreRecord] { throw error }
      func submitScore(_ score: Int64, leaderboard: String, gameID: String) {}
      func reportAchievement(_ id: String, progress: Int) {}
      func achievementProgress() throws(SaveError) -> [String: Int] { throw error }
      func finishedGames(mode: String?) throws(SaveError) -> [FinishedGame] { throw error }
    }
    let model = Garden.dashboard(.statistics, Broken())
    let shown = rows(80, 24) { GameCenterDashboard(model) }
    #expect(shown.contains { $0.contains("The records cannot be read: the disk is gone") })
  }

  @Test("times are counted in round steps from the shortest to the longest")
  func bins() {
    let minute: Int64 = 60_000
    let some = TimeBins([61_000, 75_000, 80_000, 119_000])
    #expect(some.ends == [70_000, 80_000, 90_000, 100_000, 110_000, 120_000])
    #expect(some.counts == [1, 1, 1, 0, 0, 1])
    #expect(TimeBins([5 * minute]).counts == [1])
    #expect(TimeBins([]).counts.isEmpty)
    #expect(TimeBins([0, .max]).counts == [1, 0, 0, 0, 0, 1])
  }

  @Test("a completion tells the best so far, and whether it is a new one")
  func completion() {
    func game(_ id: String, _ elapsed: Int64, assisted: Bool = false) -> FinishedGame {
      FinishedGame(
        completion: GameCompletion(
          mode: "m", gameID: id, isWon: true, isAssisted: assisted, elapsed: elapsed, score: 0),
        finishedAt: 0, day: Garden.today)
    }
    func model(_ games: [FinishedGame]) -> CompletionModel {
      CompletionModel(
        games[games.count - 1].completion, game: "G", mode: "M", isDaily: false, games: games,
        today: Garden.today)
    }
    #expect(!model([game("a", 900)]).isBest)
    #expect(model([game("a", 900), game("b", 800)]).isBest)
    #expect(!model([game("a", 900), game("b", 800, assisted: true)]).isBest)
    let slower = model([game("a", 700), game("b", 61_000)])
    #expect(slower.best == 700 && !slower.isBest && slower.streak == 2)
    #expect(slower.shareText(ShellStrings()) == ["G · M · 1:01", "Game b"])
  }
}
