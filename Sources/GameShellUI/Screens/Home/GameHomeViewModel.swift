public import GameShellKit

/// What a game's home screen shows and where its lines lead, all from the game's configuration.
public struct GameHomeViewModel<Route: GameRoute> {
  /// One line of the screen.
  public struct Line: Hashable, Sendable {
    /// The mode's id.
    public var id: String
    /// The key that opens it; empty for none.
    public var key: String
    /// Its title.
    public var title: String
    /// A few words beside the title.
    public var subtitle: String
    /// What opens.
    public var route: Route
    /// How today's puzzle stands; nil for a mode that is not daily.
    public var daily: DailyStatus?
  }

  /// What the player wants, by the action of a line or a key.
  public enum Choice: Hashable, Sendable {
    /// Open a place of the game.
    case open(Route)
    /// Go on where the player left off.
    case resume(Route)
    /// What was played.
    case statistics
    /// The settings.
    case settings
    /// The answer to the consent question.
    case consent(Bool)
    /// What the consent question means.
    case explainConsent
    /// What the advertisement is for.
    case advertisement
    /// Back to all games.
    case library
    /// End the program.
    case quit
  }

  /// The game's name.
  public var title: String
  /// The game's colours.
  public var tints: GameTints
  /// The ways to play.
  public var lines: [Line]
  /// Where the player left off.
  public var resume: ResumePoint<Route>?
  /// Whether there are other games to go back to.
  public var hasLibrary: Bool
  /// What stands in the advertisement slot; nil for nothing.
  public var ad: HouseAd?
  /// Whether the consent question stands.
  public var asksConsent = false
  /// The words.
  public var strings: ShellStrings

  /// Makes the model from a game's configuration; a mode without a key gets the next number.
  /// `daily` says how today's puzzle of a daily mode stands, by the mode's id.
  public init(
    config: GameConfig<Route>, resume: ResumePoint<Route>?, locale: String,
    daily: [String: DailyStatus] = [:], ad: HouseAd? = nil, hasLibrary: Bool = true,
    strings: ShellStrings = ShellStrings()
  ) {
    title = config.title.text(for: locale)
    tints = config.tints
    lines = config.homeModes.enumerated().map { index, mode in
      Line(
        id: mode.id, key: mode.key.isEmpty ? index < 9 ? "\(index + 1)" : "" : mode.key,
        title: mode.title.text(for: locale), subtitle: mode.subtitle.text(for: locale),
        route: mode.route, daily: mode.isDaily ? daily[mode.id] : nil)
    }
    self.resume = resume
    self.ad = ad
    self.hasLibrary = hasLibrary
    self.strings = strings
  }

  /// What an action of this screen means; nil for one that is not of this screen.
  public func choice(for action: String) -> Choice? {
    switch action {
    case HomeAction.resume: return resume.map { .resume($0.route) }
    case HomeAction.statistics: return .statistics
    case HomeAction.settings: return .settings
    case ConsentPrimer.yes: return asksConsent ? .consent(true) : nil
    case ConsentPrimer.no: return asksConsent ? .consent(false) : nil
    case ConsentPrimer.more: return asksConsent ? .explainConsent : nil
    case HomeAction.library: return hasLibrary ? .library : nil
    case ad?.action: return .advertisement
    case HomeAction.quit: return .quit
    default:
      return lines.first { HomeAction.mode($0.id) == action }.map { .open($0.route) }
    }
  }

  /// The title of the mode that would be resumed: of the line that has its route, or that leads
  /// there, such as the daily puzzle's to the board of a day; empty when there is none.
  public var resumeTitle: String {
    guard let resume else { return "" }
    let line =
      lines.first { $0.route == resume.route }
      ?? lines.first { resume.route.path.hasPrefix($0.route.path + "/") }
    return line?.title ?? ""
  }
}

/// The action ids of the home screen.
enum HomeAction {
  static let resume = "home.resume"
  static let statistics = "home.statistics"
  static let settings = "home.settings"
  static let library = "home.library"
  static let quit = "home.quit"
  static func mode(_ id: String) -> String { "home.mode." + id }
}
