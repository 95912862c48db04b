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
        id: id, title: told(title), subtitle: told(subtitle), route: GardenRoute(path: id),
        key: key,
        isDaily: isDaily)
    }
    return GameConfig(
      subsystem: "test.garden", title: told("Tile Garden"), version: "1",
      tints: GameTints(primary: RGB(hex: 0xff), secondary: RGB(hex: 0xff00)), audioKeyPrefix: "",
      reminder: ReminderCopy(title: "", body: ""),
      homeModes: [
        mode("daily", "Daily garden", "one a day", key: "d", isDaily: true),
        mode("small", "Small", "9×9 · 10"), mode("large", "Large", "30×16 · 99"),
      ], removeAdsProductId: "test.garden.noads", cloud: CloudConfig(container: ""),
      leaderboards: [
        LeaderboardDefinition(id: "small.time", title: told("Small, by time")),
        LeaderboardDefinition(
          id: "points", title: told("Points"), lowerIsBetter: false, unit: .points),
      ],
      achievements: [
        AchievementDefinition(
          id: "first", title: told("Green fingers"), detail: told("Finish a garden.")),
        AchievementDefinition(
          id: "hundred", title: told("Head gardener"),
          detail: told("Finish a hundred gardens, each without taking a single step back.")),
        AchievementDefinition(id: "storm", title: told("Storm"), detail: ""),
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

  /// A text of the game with its translations.
  static func told(_ text: String) -> LocalizedText {
    LocalizedText(text, translations: translations[text] ?? [:])
  }

  private static let translations: [String: [String: String]] = [
    "Tile Garden": ["de": "Kachelgarten", "es": "Jardín de losas", "zh-Hans": "瓷砖花园"],
    "Daily garden": ["de": "Garten des Tages", "es": "Jardín del día", "zh-Hans": "每日花园"],
    "one a day": ["de": "einer am Tag", "es": "uno al día", "zh-Hans": "每天一座"],
    "Small": ["de": "Klein", "es": "Pequeño", "zh-Hans": "小型"],
    "Large": ["de": "Groß", "es": "Grande", "zh-Hans": "大型"],
    "Small, by time": ["de": "Klein, nach Zeit", "es": "Pequeño, por tiempo", "zh-Hans": "小型，按时间"],
    "Points": ["de": "Punkte", "es": "Puntos", "zh-Hans": "积分"],
    "Green fingers": ["de": "Grüner Daumen", "es": "Mano verde", "zh-Hans": "园艺新手"],
    "Finish a garden.": [
      "de": "Vollende einen Garten.", "es": "Termina un jardín.", "zh-Hans": "完成一座花园。",
    ],
    "Head gardener": ["de": "Obergärtner", "es": "Jardinero mayor", "zh-Hans": "首席园丁"],
    "Finish a hundred gardens, each without taking a single step back.": [
      "de": "Vollende hundert Gärten, jeden ohne einen einzigen Schritt zurück.",
      "es": "Termina cien jardines, cada uno sin dar un solo paso atrás.",
      "zh-Hans": "完成一百座花园，每一座都不撤销任何一步。",
    ],
    "Storm": ["de": "Sturm", "es": "Tormenta", "zh-Hans": "风暴"],
  ]
}
