public import GamePluginKit
import StarterPersistence
import StarterUI

/// Starter as a host sees it.
public enum StarterAppComposition {
  /// The game's content, and how its scenes are made.
  public static func config() -> GameConfig<StarterRoute> {
    GameConfig(
      subsystem: "org.example.starter",
      title: "Starter",
      version: "1.0.0",
      tints: GameTints(primary: RGB(hex: 0x3f9d7a), secondary: RGB(hex: 0xc9853a)),
      audioKeyPrefix: "starter.",
      reminder: ReminderCopy(title: "Starter", body: "A fresh pile is waiting."),
      homeModes: homeModes,
      removeAdsProductId: "org.example.starter.removeads",
      cloud: CloudConfig(container: "starter"),
      leaderboards: leaderboards,
      stateVersion: StateVersion.current,
      minimumSize: PileScene.minimumSize,
      makeRouteFactory: { StarterRouteFactory(deps: $0) },
      migrateState: { StateVersion.migrate($0, from: $1) })
  }

  private static var homeModes: [HomeMode<StarterRoute>] {
    StarterLevel.allCases.map {
      HomeMode(id: $0.rawValue, title: $0.title, subtitle: $0.subtitle, route: .board($0))
    }
  }

  private static var leaderboards: [LeaderboardDefinition] {
    StarterLevel.allCases.map {
      LeaderboardDefinition(id: $0.leaderboard.rawValue, title: $0.title)
    }
  }
}
