public import GameShellKit

/// What was played of a game, ready to be shown: figures by mode, leaderboards, achievements.
public struct GameCenterDashboardModel: Hashable, Sendable {
  /// The parts of the dashboard.
  public enum Tab: String, CaseIterable, Sendable {
    case statistics, leaderboards, achievements
  }

  /// The figures of a mode.
  public struct Mode: Hashable, Sendable {
    /// The mode's title.
    public var title: String
    /// The figures.
    public var statistics: GameStatistics
    /// What was done of a daily puzzle; nil for other modes.
    public var daily: DailyRecord?
  }

  /// A leaderboard.
  public struct Leaderboard: Hashable, Sendable {
    /// Its title.
    public var title: String
    /// How many entries a period shows.
    public static let limit = 5
    /// What a score counts.
    public var unit: LeaderboardDefinition.Unit
    /// The best scores of all time, of this week and of today, best first.
    public var allTime, thisWeek, today: [ScoreRecord]
  }

  /// An achievement.
  public struct Achievement: Hashable, Sendable {
    /// Its title.
    public var title: String
    /// What has to be done.
    public var detail: String
    /// 0 … 1000.
    public var progress: Int
  }

  /// The part that is shown.
  public var tab: Tab
  /// The game's name.
  public var title: String
  /// The modes in Home's order.
  public var modes: [Mode] = []
  /// The leaderboards in the configuration's order.
  public var leaderboards: [Leaderboard] = []
  /// The achievements in the configuration's order.
  public var achievements: [Achievement] = []
  /// The player's calendar day.
  public var today: Day
  /// Why the records cannot be read; nil when they can.
  public var problem: String?
  /// The words.
  public var strings: ShellStrings

  /// Reads the records of a game. `utcOffset` is local time minus UTC in minutes.
  ///
  /// Records that cannot be read leave an empty dashboard that says why.
  public init<Route>(
    config: GameConfig<Route>, records: any GameRecords, tab: Tab = .statistics, today: Day,
    utcOffset: Int, locale: String, strings: ShellStrings = ShellStrings()
  ) {
    self.tab = tab
    self.today = today
    self.strings = strings
    title = config.title.text(for: locale)
    func midnight(_ day: Day) -> Int64 {
      Int64(day.number) * 86_400_000 - Int64(utcOffset) * 60_000
    }
    do throws(SaveError) {
      for mode in config.homeModes {
        let games = try records.finishedGames(mode: mode.id)
        modes.append(
          Mode(
            title: mode.title.text(for: locale), statistics: GameStatistics(games),
            daily: mode.isDaily ? DailyRecord(games) : nil))
      }
      for board in config.leaderboards {
        func best(_ since: Int64?) throws(SaveError) -> [ScoreRecord] {
          try records.scores(
            leaderboard: board.id, lowerIsBetter: board.lowerIsBetter, since: since,
            limit: Leaderboard.limit)
        }
        leaderboards.append(
          Leaderboard(
            title: board.title.text(for: locale), unit: board.unit, allTime: try best(nil),
            thisWeek: try best(midnight(today + -today.weekday)),
            today: try best(midnight(today))))
      }
      let progress = try records.achievementProgress()
      achievements = config.achievements.map {
        Achievement(
          title: $0.title.text(for: locale), detail: $0.detail.text(for: locale),
          progress: progress[$0.id] ?? 0)
      }
    } catch {
      problem = strings.records.unreadable.filling("reason", with: error)
    }
  }

  /// What an action of the dashboard asks for; nil for one that is not of this screen.
  public static func choice(for action: String) -> Choice? {
    if action == back { return .back }
    return Tab.allCases.first { DashboardAction.tab($0) == action }.map { .show($0) }
  }

  /// What the scene receives when the player leaves the screen.
  public static let back = DashboardAction.back

  /// What the player wants.
  public enum Choice: Hashable, Sendable {
    /// Another part.
    case show(Tab)
    /// Back to where the player came from.
    case back
  }
}

/// The action ids of the dashboard.
enum DashboardAction {
  static let back = "records.back"
  static func tab(_ tab: GameCenterDashboardModel.Tab) -> String { "records." + tab.rawValue }
}
