/// The words of the settings.
public struct SettingsStrings: Hashable, Sendable {
  /// Heads the screen, and leads to it.
  public var title = "Settings"
  /// Follows the surroundings.
  public var automatic = "Automatic"
  /// On.
  public var on = "On"
  /// Off.
  public var off = "Off"

  /// Heads colours and language.
  public var appearance = "Appearance"
  /// The palette.
  public var palette = "Colours"
  /// The palette of calm colours.
  public var paletteSystem = "System"
  /// The palette of strong contrast.
  public var paletteHighContrast = "High contrast"
  /// The palette for any colour vision.
  public var paletteColorBlindSafe = "Colour-blind safe"
  /// Light or dark.
  public var ground = "Background"
  /// Dark type on light.
  public var light = "Light"
  /// Light type on dark.
  public var dark = "Dark"
  /// The command line decides: `{option}`.
  public var themeFixed = "{option} on the command line decides for now."
  /// The terminal shows no colours.
  public var noColors = "This terminal shows no colours."
  /// The language.
  public var language = "Language"

  /// Heads the sounds.
  public var audio = "Sound"
  /// Whether sounds are heard.
  public var sounds = "Sounds"
  /// How loud they are.
  public var volume = "Volume"

  /// Heads the reminder.
  public var reminder = "Daily reminder"
  /// Whether there is one.
  public var remind = "Remind me"
  /// Its hour.
  public var hour = "Hour"
  /// Its minute.
  public var minute = "Minute"

  /// Heads consent and exported data.
  public var privacy = "Privacy"
  /// Whether data may be written for export.
  public var export = "Write usage data for export"
  /// Removes what was written.
  public var removeExport = "Remove exported data"
  /// It was removed.
  public var exportRemoved = "The exported data was removed."
  /// Asks before it is removed.
  public var removeExportQuestion = "Remove the exported data?"
  /// What is lost.
  public var removeExportMessage = "The files written for export so far will be deleted."
  /// Removes.
  public var remove = "Remove"
  /// Asks before consent is withdrawn.
  public var withdrawQuestion = "Stop writing usage data?"
  /// Withdraws consent.
  public var withdraw = "Stop"

  /// Heads licences.
  public var purchases = "Purchases"
  /// Whether advertisements are shown.
  public var advertisements = "Advertisements"
  /// They were removed by a licence.
  public var adsRemoved = "Removed"
  /// They are shown.
  public var adsShown = "Now and then, at Home"
  /// How a licence is redeemed.
  public var howToRedeem = "A licence file is redeemed with: gamehost redeem FILE"

  /// Moves the focus.
  public var keyMove = "move"
  /// Chooses what has the focus.
  public var keyChoose = "choose or change"
  /// Scrolls.
  public var keyScroll = "scroll"
  /// Leads back.
  public var keyBack = "back"
  /// Opens the menu over a board.
  public var keyMenu = "menu, on a board"
  /// Shows the keys of a screen.
  public var keyHelp = "keys of the screen"

  /// The section on syncing with other devices.
  public var sync = "Several devices"
  /// Whether games are synced.
  public var syncGames = "Sync games"
  /// How to begin with it.
  public var howToSync = "Begin with: gamehost sync FOLDER"
  /// When all went well last: `{time}`.
  public var synced = "synced {time}"
  /// Why the last sync came to nothing: `{reason}`.
  public var syncFailed = "Not synced: {reason}"

  /// English.
  public init() {}
}

extension SettingsStrings {
  /// Says which option of the command line decides on light or dark.
  public func themeFixed(by option: String) -> String {
    themeFixed.filling("option", with: option)
  }
}

/// The words of the consent question.
public struct ConsentStrings: Hashable, Sendable {
  /// The question.
  public var title = "May usage data be written?"
  /// What would be written, and where.
  public var message =
    "Which games are played, won and lost, and how fast the program is, can be written to files "
    + "on this machine for those who improve it. Nothing is ever sent, and nothing written before "
    + "you agree."
  /// Leads to what the question means, where there was no room for it.
  public var more = "What is it?"
  /// Where the answer can be changed.
  public var later = "You can change this in Settings at any time."

  /// English.
  public init() {}
}
