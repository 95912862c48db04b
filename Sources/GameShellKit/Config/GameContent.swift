/// A game's two colours.
public struct GameTints: Hashable, Sendable {
  /// Titles and the focus.
  public var primary: RGB
  /// Accents.
  public var secondary: RGB

  /// Makes a pair of tints.
  public init(primary: RGB, secondary: RGB) {
    self.primary = primary
    self.secondary = secondary
  }
}

/// Colours with which a game departs from the host's theme, by role, for each appearance.
public struct GameTheme: Hashable, Sendable {
  /// On a light background.
  public var light: [Role: RGB]
  /// On a dark background.
  public var dark: [Role: RGB]

  /// Makes a theme; without colours the host's stay.
  public init(light: [Role: RGB] = [:], dark: [Role: RGB] = [:]) {
    self.light = light
    self.dark = dark
  }
}

/// The words of the daily reminder.
public struct ReminderCopy: Hashable, Sendable {
  /// The notification's title.
  public var title: LocalizedText
  /// The notification's text.
  public var body: LocalizedText

  /// Makes the words.
  public init(title: LocalizedText, body: LocalizedText) {
    self.title = title
    self.body = body
  }
}

/// Where a game's saves may be synchronised.
public struct CloudConfig: Hashable, Sendable {
  /// Names the game's folder within the player's synchronised folder.
  public var container: String

  /// Makes a configuration.
  public init(container: String) { self.container = container }
}

/// A leaderboard, named by the game's `<Game>LeaderboardID`.
public struct LeaderboardDefinition: Hashable, Sendable {
  /// What a score counts.
  public enum Unit: String, Sendable {
    /// Milliseconds; shown as a time.
    case milliseconds
    /// Points.
    case points
  }

  /// Names the leaderboard; never changes.
  public var id: String
  /// For people.
  public var title: LocalizedText
  /// Whether smaller scores are better.
  public var lowerIsBetter: Bool
  /// What a score counts.
  public var unit: Unit

  /// Makes a definition.
  public init(
    id: String, title: LocalizedText, lowerIsBetter: Bool = true, unit: Unit = .milliseconds
  ) {
    self.id = id
    self.title = title
    self.lowerIsBetter = lowerIsBetter
    self.unit = unit
  }
}

/// An achievement.
public struct AchievementDefinition: Hashable, Sendable {
  /// Names the achievement; never changes.
  public var id: String
  /// For people.
  public var title: LocalizedText
  /// What has to be done.
  public var detail: LocalizedText

  /// Makes a definition.
  public init(id: String, title: LocalizedText, detail: LocalizedText) {
    self.id = id
    self.title = title
    self.detail = detail
  }
}
