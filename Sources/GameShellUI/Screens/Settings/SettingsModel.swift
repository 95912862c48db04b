import GameShellKit

/// What the settings show, and what each of their lines changes.
public struct SettingsModel: Hashable, Sendable {
  /// The colours.
  public var palette = Palette.system
  /// Light or dark; nil follows the terminal.
  public var appearance: Appearance?
  /// Why the colours do not follow the settings now, in a sentence; nil when they do.
  public var themeNote: String?
  /// The language as BCP 47; nil follows the surroundings.
  public var language: String?
  /// The languages that there are, as BCP 47.
  public var languages: [String] = ["en"]
  /// Whether nothing is heard.
  public var isMuted = false
  /// 0 … 100.
  public var volume = 100
  /// Why sounds are not heard, in a sentence; nil while nothing is known to be wrong.
  public var soundNote: String?
  /// Minutes after midnight; nil for no reminder.
  public var reminder: Int?
  /// What keeps the reminder from coming, in a sentence.
  public var reminderNote: String?
  /// Whether data may be written for export; nil while not asked.
  public var consent: Bool?
  /// How games are synced; nil where nothing is kept.
  public var sync: Sync?
  /// Whether the player owns what removes advertisements; nil when the game has no such product.
  public var ownsRemoveAds: Bool?
  /// The words.
  public var strings: ShellStrings

  /// How games are synced through a folder of the player's.
  public struct Sync: Hashable, Sendable {
    /// Nil when no folder was named.
    public var isOn: Bool?
    /// The folder.
    public var folder: String
    /// How the last sync went, a sentence each.
    public var notes: [String] = []

    /// Says how it stands.
    public init(isOn: Bool?, folder: String = "") {
      self.isOn = isOn
      self.folder = folder
    }
  }

  /// The minute of the day at which a reminder comes that was just switched on.
  static let firstReminder = 19 * 60

  /// Makes settings as they are before anything was set.
  public init(strings: ShellStrings = ShellStrings()) { self.strings = strings }

  /// What the scene receives when the player leaves the screen.
  public static let back = SettingsAction.back.rawValue

  /// What a line or button of the screen asks for.
  public enum Change: Hashable, Sendable {
    case palette(Palette)
    case appearance(Appearance?)
    case language(String?)
    case muted(Bool)
    case volume(Int)
    case reminder(Int?)
    case consent(Bool)
    case sync(Bool)
    case removeExport
    case back
  }

  /// What an action of the screen changes; nil for one that is not of this screen.
  public func change(for action: String) -> Change? {
    guard let line = SettingsAction(rawValue: action) else { return nil }
    switch line {
    case .palette: return .palette(Self.next(after: palette, in: Palette.allCases))
    case .appearance: return .appearance(Self.next(after: appearance, in: [nil, .light, .dark]))
    case .language: return .language(Self.next(after: language, in: [nil] + languages))
    case .muted: return .muted(!isMuted)
    case .quieter: return .volume(max(0, volume - 10))
    case .louder: return .volume(min(100, volume + 10))
    case .remind: return .reminder(reminder == nil ? Self.firstReminder : nil)
    case .hourBack: return reminder.map { .reminder(($0 + 1440 - 60) % 1440) }
    case .hourOn: return reminder.map { .reminder(($0 + 60) % 1440) }
    case .minuteBack: return reminder.map { .reminder($0 / 60 * 60 + ($0 % 60 + 55) % 60) }
    case .minuteOn: return reminder.map { .reminder($0 / 60 * 60 + ($0 % 60 + 5) % 60) }
    case .consent: return .consent(consent != true)
    case .sync: return sync?.isOn.map { .sync(!$0) }
    case .removeExport: return .removeExport
    case .back: return .back
    }
  }

  private static func next<Value: Equatable>(after value: Value, in all: [Value]) -> Value {
    guard let index = all.firstIndex(of: value) else { return all.first ?? value }
    return all[(index + 1) % all.count]
  }
}

/// The action ids of the settings.
enum SettingsAction: String {
  case palette = "settings.palette"
  case appearance = "settings.appearance"
  case language = "settings.language"
  case muted = "settings.muted"
  case quieter = "settings.quieter"
  case louder = "settings.louder"
  case remind = "settings.remind"
  case hourBack = "settings.hour.back"
  case hourOn = "settings.hour.on"
  case minuteBack = "settings.minute.back"
  case minuteOn = "settings.minute.on"
  case consent = "settings.consent"
  case sync = "settings.sync"
  case removeExport = "settings.export.remove"
  case back = "settings.back"
}
