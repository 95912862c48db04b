import GameShellKit
import GameShellUI

/// A route of the game of these tests.
struct GardenRoute: GameRoute {
  var path: String
  init(path: String) { self.path = path }
}

/// A game with a bit of everything, which exists only as a configuration.
enum Garden {
  static let today = Day(year: 2026, month: 11, day: 20)

  static var config: GameConfig<GardenRoute> {
    func mode(
      _ id: String, _ title: String, _ subtitle: String, key: String = "", isDaily: Bool = false
    ) -> HomeMode<GardenRoute> {
      HomeMode(
        id: id, title: LocalizedText(title, translations: ["de": title + "!"]),
        subtitle: LocalizedText(subtitle), route: GardenRoute(path: id), key: key,
        isDaily: isDaily)
    }
    return GameConfig(
      subsystem: "test.garden", title: "Tile Garden", version: "1",
      tints: GameTints(primary: RGB(hex: 0xff), secondary: RGB(hex: 0xff00)), audioKeyPrefix: "",
      reminder: ReminderCopy(title: "", body: ""),
      homeModes: [
        mode("daily", "Daily garden", "one a day", key: "d", isDaily: true),
        mode("small", "Small", "9×9 · 10"), mode("large", "Large", "30×16 · 99"),
      ], removeAdsProductId: "test.garden.noads", cloud: CloudConfig(container: ""),
      leaderboards: [
        LeaderboardDefinition(id: "small.time", title: "Small, by time"),
        LeaderboardDefinition(
          id: "points", title: "Points", lowerIsBetter: false, unit: .points),
      ],
      achievements: [
        AchievementDefinition(id: "first", title: "Green fingers", detail: "Finish a garden."),
        AchievementDefinition(
          id: "hundred", title: "Head gardener",
          detail: "Finish a hundred gardens, each without taking a single step back."),
        AchievementDefinition(id: "storm", title: "Storm", detail: ""),
      ],
      makeRouteFactory: { _ in
        ClosureRouteFactory { _, _ throws(SceneFault) in throw SceneFault(.badRoute, "none") }
      })
  }

  /// A player's finished games: daily ones on most days, and small ones of all lengths.
  static func records() throws -> InMemoryGameCenter {
    let clock = ManualClock()
    let center = InMemoryGameCenter(clock: clock)
    let minute: Int64 = 60_000
    func enter(_ mode: String, _ day: Day, won: Bool, _ elapsed: Int64) throws {
      clock.now.wall = Int64(day.number) * 86_400_000 + 9 * 60 * minute
      let id = "\(mode)#\(day.number)#\(elapsed)"
      try center.enter(
        GameCompletion(mode: mode, gameID: id, isWon: won, elapsed: elapsed, score: elapsed),
        at: clock.now.wall, day: day)
      if won { center.submitScore(elapsed, leaderboard: mode + ".time", gameID: id) }
    }
    for back in (0...25).reversed() where back != 9 && back != 20 {
      try enter("daily", today + -back, won: true, 3 * minute + Int64(back * 7000))
    }
    for back in (0...11).reversed() {
      try enter("small", today + -back, won: back % 4 != 3, minute + Int64(back * back * 1700))
    }
    center.reportAchievement("first", progress: 1000)
    center.reportAchievement("hundred", progress: 380)
    return center
  }

  static func dashboard(
    _ tab: GameCenterDashboardModel.Tab, _ records: any GameRecords
  ) -> GameCenterDashboardModel {
    GameCenterDashboardModel(
      config: config, records: records, tab: tab, today: today, utcOffset: 0, locale: "en")
  }
}
