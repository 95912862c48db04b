public import GamePluginKit
import SudokuPersistence
import SudokuTechniques
import SudokuUI

/// Sudoku as a host sees it.
public enum SudokuAppComposition {
  /// The game's content, and how its scenes are made.
  public static func config() -> GameConfig<SudokuRoute> {
    GameConfig(
      subsystem: DailyPuzzle.subsystem,
      title: SudokuStrings.everywhere { strings in strings.title },
      version: "1.0.0",
      tints: GameTints(primary: RGB(hex: 0x6c8ae4), secondary: RGB(hex: 0x3fa796)),
      audioKeyPrefix: "sudoku.",
      reminder: ReminderCopy(
        title: SudokuStrings.everywhere { strings in strings.title },
        body: SudokuStrings.everywhere { strings in strings.reminder }),
      homeModes: homeModes,
      removeAdsProductId: "org.gamehost.sudoku.removeads",
      cloud: CloudConfig(container: "sudoku"),
      leaderboards: leaderboards,
      achievements: SudokuAchievement.allCases.map(\.goal.definition),
      stateVersion: StateVersion.current,
      minimumSize: CellSize(columns: 22, rows: 15),
      makeRouteFactory: { SudokuRouteFactory(deps: $0) },
      makeCompletionSinks: {
        [AchievementSink(SudokuAchievement.allCases.map(\.goal), gameCenter: $0.gameCenter)]
      },
      migrateState: { StateVersion.migrate($0, from: $1) })
  }

  private static var homeModes: [HomeMode<SudokuRoute>] {
    Level.allCases.map { level in
      HomeMode(
        id: level.rawValue, title: level.title, subtitle: level.subtitle, route: .board(level))
    } + [
      HomeMode(
        id: DailyPuzzle.mode, title: SudokuStrings.everywhere { strings in strings.daily },
        subtitle: SudokuStrings.everywhere { strings in strings.dailyNeeds }, route: .daily,
        key: "d", isDaily: true)
    ]
  }

  private static var leaderboards: [LeaderboardDefinition] {
    Level.allCases.map {
      LeaderboardDefinition(id: $0.leaderboard.rawValue, title: $0.title)
    } + [
      LeaderboardDefinition(
        id: SudokuLeaderboardID.daily.rawValue,
        title: SudokuStrings.everywhere { strings in strings.daily })
    ]
  }
}
