public import GamePluginKit
import MinesweeperGameState
import MinesweeperPersistence
import MinesweeperUI

/// Minesweeper as a host sees it.
public enum MinesweeperAppComposition {
  /// The game's content, and how its scenes are made.
  public static func config() -> GameConfig<MinesweeperRoute> {
    GameConfig(
      subsystem: DailyPuzzle.subsystem,
      title: MinesweeperStrings.everywhere { strings in strings.title },
      version: "1.0.0",
      tints: GameTints(primary: RGB(hex: 0x4f9dde), secondary: RGB(hex: 0xe0704f)),
      audioKeyPrefix: "minesweeper.",
      reminder: ReminderCopy(
        title: MinesweeperStrings.everywhere { strings in strings.title },
        body: MinesweeperStrings.everywhere { strings in strings.reminder }),
      homeModes: homeModes,
      removeAdsProductId: "org.gamehost.minesweeper.removeads",
      cloud: CloudConfig(container: "minesweeper"),
      leaderboards: leaderboards,
      achievements: MinesweeperAchievement.allCases.map(\.goal.definition),
      stateVersion: StateVersion.current,
      minimumSize: CellSize(columns: 20, rows: 8),
      makeRouteFactory: { MinesweeperRouteFactory(deps: $0) },
      makeCompletionSinks: {
        [AchievementSink(MinesweeperAchievement.allCases.map(\.goal), gameCenter: $0.gameCenter)]
      },
      migrateState: { StateVersion.migrate($0, from: $1) })
  }

  private static var homeModes: [HomeMode<MinesweeperRoute>] {
    MinesweeperLevel.allCases.map { level in
      HomeMode(
        id: level.rawValue, title: level.title,
        subtitle: MinesweeperStrings.everywhere { strings in
          strings.measures(level.spec.width, level.spec.height, mines: level.spec.mines)
        },
        route: .board(level))
    } + [
      HomeMode(
        id: "custom", title: MinesweeperStrings.everywhere { strings in strings.large },
        subtitle: MinesweeperStrings.everywhere { strings in
          strings.measures(24, 20, mines: 120)
        },
        route: .custom("24x20x120")),
      HomeMode(
        id: DailyPuzzle.mode, title: MinesweeperStrings.everywhere { strings in strings.daily },
        subtitle: MinesweeperStrings.everywhere { strings in strings.dailyNeeds }, route: .daily,
        key: "d", isDaily: true),
    ]
  }

  private static var leaderboards: [LeaderboardDefinition] {
    MinesweeperLevel.allCases.map {
      LeaderboardDefinition(id: $0.leaderboard.rawValue, title: $0.title)
    } + [
      LeaderboardDefinition(
        id: MinesweeperLeaderboardID.daily.rawValue,
        title: MinesweeperStrings.everywhere { strings in strings.daily })
    ]
  }
}
