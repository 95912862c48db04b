public import Platform

/// What the command line and the surroundings say about a run of the host.
public struct HostOptions: Sendable {
  /// Where everything of the player's is kept.
  public var dataFolder: String
  /// Where logs go.
  public var stateFolder: String
  /// Where the player's choices are kept: trusted keys and the policy; beside the data by default.
  public var configFolder: String
  /// Where games are looked for.
  public var folders: PluginFolders
  /// The program that a stage is started from: this one.
  public var executable: String
  /// The variables of this process.
  public var environment: Environment
  /// Whether plugins run within this process, for debuggers.
  public var inProcess = false
  /// Whether even games that the player trusts run in the sandbox, as when they are judged.
  public var alwaysConfines = false
  /// Whether nothing is to be kept, as for pictures.
  public var isEphemeral = false
  /// Whether a player sits before the screen, who can be asked and congratulated.
  public var isAttended = false
  /// Whether the settings that were kept are passed over, since the last start came to nothing.
  public var isSafeMode = false
  /// When the program was started, in the nanoseconds of `MonotonicClock`; nil when that does not
  /// matter.
  public var programStart: Int64?
  /// The seed of the first game; nil for a random one.
  public var seed: UInt64?
  /// Milliseconds within which a game must answer an event, and be loaded.
  public var deadlines = (event: 2000, load: 10_000)
  /// Milliseconds of the processor that a game may use without being asked for anything.
  public var processorBurst = 10_000
  /// Milliseconds within which a game must be loaded when it is only looked at.
  public var scanDeadline = 2000
  /// BCP 47.
  public var locale: String

  /// Makes options; what is not given has a default.
  public init(
    dataFolder: String, stateFolder: String, folders: PluginFolders, executable: String,
    environment: Environment, locale: String
  ) {
    self.dataFolder = dataFolder
    self.stateFolder = stateFolder
    configFolder = Path.join(dataFolder, "config")
    self.folders = folders
    self.executable = executable
    self.environment = environment
    self.locale = locale
  }

  /// The language of an environment as BCP 47, by `LC_ALL`, `LC_MESSAGES`, `LANG`; `en` for the
  /// C locale.
  public static func locale(of environment: Environment) -> String {
    let raw =
      environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"] ?? "C"
    let name = raw.prefix { $0 != "." && $0 != "@" }
    guard name != "C", name != "POSIX", !name.isEmpty else { return "en" }
    let parts = name.split(separator: "_")
    if parts[0] == "zh" {
      return ["TW", "HK", "MO"].contains(parts.dropFirst().first) ? "zh-Hant" : "zh-Hans"
    }
    return parts.joined(separator: "-")
  }
}
