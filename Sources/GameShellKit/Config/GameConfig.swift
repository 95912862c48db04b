/// Everything that makes one game differ from another: its content, and how its parts are built.
///
/// A plugin builds one and exports it; the host rebuilds one from what came through the door; a
/// test passes its own. `makeGameApp(config:)` wires one live stack around any of them. The
/// closures receive the wired `GameDeps` and are called on the host's one thread.
public struct GameConfig<Route: GameRoute> {
  /// Reverse-DNS name: the game's namespace for storage, telemetry and logs. Never changes.
  public var subsystem: String
  /// The game's name.
  public var title: LocalizedText
  /// The game's version, for example `1.2.0`.
  public var version: String
  /// Colours with which the game departs from the host's theme.
  public var theme: GameTheme
  /// The game's two colours.
  public var tints: GameTints
  /// Put before every audio cue's name.
  public var audioKeyPrefix: String
  /// The words of the daily reminder.
  public var reminder: ReminderCopy
  /// The lines of the home screen.
  public var homeModes: [HomeMode<Route>]
  /// The product that removes advertisements; a licence names it.
  public var removeAdsProductId: String
  /// Where saves may be synchronised.
  public var cloud: CloudConfig
  /// The key that signs the vendor's licences, as minisign writes public keys; empty for none.
  public var vendorKey: String
  /// The leaderboards.
  public var leaderboards: [LeaderboardDefinition]
  /// The achievements.
  public var achievements: [AchievementDefinition]
  /// The version of the state that this build writes into snapshots.
  public var stateVersion: UInt32
  /// The least room in which a board can be played.
  public var minimumSize: CellSize

  /// Makes the factory that answers routes with scenes.
  public var makeRouteFactory: (GameDeps) -> any RouteFactory<Route>
  /// Where the player left off. The closure answers nil for nothing to resume; without a closure
  /// it is the newest unfinished game that the host saved (`SavedGames.resumePoint()`).
  public var fetchResume: ((GameDeps) -> ResumePoint<Route>?)?
  /// Where the end of a game is reported besides the host's own sinks.
  public var makeCompletionSinks: (GameDeps) -> [any CompletionSink]
  /// Turns the state of an older version into one of `stateVersion`; nil when it cannot.
  public var migrateState: (_ state: [UInt8], _ from: UInt32) -> [UInt8]?

  /// Makes a configuration. What has a default here is what most games want.
  public init(
    subsystem: String, title: LocalizedText, version: String, theme: GameTheme = GameTheme(),
    tints: GameTints, audioKeyPrefix: String, reminder: ReminderCopy,
    homeModes: [HomeMode<Route>], removeAdsProductId: String, cloud: CloudConfig,
    vendorKey: String = "", leaderboards: [LeaderboardDefinition] = [],
    achievements: [AchievementDefinition] = [], stateVersion: UInt32 = 1,
    minimumSize: CellSize = CellSize(columns: 20, rows: 8),
    makeRouteFactory: @escaping (GameDeps) -> any RouteFactory<Route>,
    fetchResume: ((GameDeps) -> ResumePoint<Route>?)? = nil,
    makeCompletionSinks: @escaping (GameDeps) -> [any CompletionSink] = { _ in [] },
    migrateState: @escaping ([UInt8], UInt32) -> [UInt8]? = { _, _ in nil }
  ) {
    self.subsystem = subsystem
    self.title = title
    self.version = version
    self.theme = theme
    self.tints = tints
    self.audioKeyPrefix = audioKeyPrefix
    self.reminder = reminder
    self.homeModes = homeModes
    self.removeAdsProductId = removeAdsProductId
    self.cloud = cloud
    self.vendorKey = vendorKey
    self.leaderboards = leaderboards
    self.achievements = achievements
    self.stateVersion = stateVersion
    self.minimumSize = minimumSize
    self.makeRouteFactory = makeRouteFactory
    self.fetchResume = fetchResume
    self.makeCompletionSinks = makeCompletionSinks
    self.migrateState = migrateState
  }
}
