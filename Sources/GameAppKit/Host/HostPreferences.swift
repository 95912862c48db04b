public import GameShellKit
public import GameShellUI

/// The player's settings of the host: read once, in force at once when changed, and kept.
///
/// There is one per host. A value that the store holds but nobody understands counts as not set.
public final class HostPreferences {
  private enum Name {
    static let palette = "theme.palette"
    static let appearance = "theme.appearance"
    static let language = "language"
    static let muted = "audio.muted"
    static let volume = "audio.volume"
  }

  /// The colours.
  public private(set) var palette = Palette.system
  /// Light or dark; nil follows the terminal.
  public private(set) var appearance: Appearance?
  /// BCP 47; nil follows the surroundings.
  public private(set) var language: String?
  /// Whether nothing is heard.
  public private(set) var isMuted = false
  /// 0 … 100.
  public private(set) var volume = 100
  /// The option of the command line that decides on light or dark in place of the setting.
  public var themeOption: String?
  /// Whether the front end shows colours.
  public var showsColors = true

  /// Why sounds are not heard, in a sentence; nil while nothing is known to be wrong.
  let soundLimitation: () -> String?
  /// Deletes what was written for export.
  let removeExport: () throws(SaveError) -> Void
  private let settings: any HostSettings
  private let sound: (_ volume: Int, _ isMuted: Bool) -> Void

  /// Reads the settings and puts the sound's in force; what is not given does nothing.
  public init(
    settings: any HostSettings = InMemoryHostSettings(),
    sound: @escaping (_ volume: Int, _ isMuted: Bool) -> Void = { _, _ in },
    soundLimitation: @escaping () -> String? = { nil },
    removeExport: @escaping () throws(SaveError) -> Void = {}
  ) {
    self.settings = settings
    self.sound = sound
    self.soundLimitation = soundLimitation
    self.removeExport = removeExport
    palette = read(Name.palette).flatMap(Palette.init(rawValue:)) ?? .system
    appearance = read(Name.appearance).flatMap(Self.appearance(named:))
    language = read(Name.language).flatMap { $0.isEmpty ? nil : $0 }
    isMuted = read(Name.muted) == "yes"
    volume = read(Name.volume).flatMap { Int($0) }.map { max(0, min($0, 100)) } ?? 100
    sound(volume, isMuted)
  }

  /// Changes the colours.
  public func set(_ palette: Palette) throws(SaveError) {
    try settings.set(palette.rawValue, for: Name.palette)
    self.palette = palette
  }

  /// Changes light and dark.
  public func set(_ appearance: Appearance?) throws(SaveError) {
    try settings.set(appearance.map { $0 == .light ? "light" : "dark" }, for: Name.appearance)
    self.appearance = appearance
  }

  /// Changes the language.
  public func setLanguage(_ language: String?) throws(SaveError) {
    try settings.set(language, for: Name.language)
    self.language = language
  }

  /// Changes whether sounds are heard.
  public func setMuted(_ isMuted: Bool) throws(SaveError) {
    try settings.set(isMuted ? "yes" : "no", for: Name.muted)
    self.isMuted = isMuted
    sound(volume, isMuted)
  }

  /// Changes how loud sounds are, 0 … 100.
  public func setVolume(_ volume: Int) throws(SaveError) {
    let volume = max(0, min(volume, 100))
    try settings.set("\(volume)", for: Name.volume)
    self.volume = volume
    sound(volume, isMuted)
  }

  private func read(_ name: String) -> String? { (try? settings.setting(name)).flatMap { $0 } }

  private static func appearance(named name: String) -> Appearance? {
    switch name {
    case "light": .light
    case "dark": .dark
    default: nil
    }
  }
}
