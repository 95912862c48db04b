import GameShellKit
import GameShellUI

extension GameRoot {
  /// The words of the host's screens, in the player's language.
  var strings: ShellStrings { ShellStrings(locale: locale) }

  func settingsModel() -> SettingsModel {
    var model = SettingsModel(strings: strings)
    model.palette = preferences.palette
    model.appearance = preferences.appearance
    model.themeNote =
      preferences.showsColors
      ? preferences.themeOption.map(strings.settings.themeFixed(by:)) : strings.settings.noColors
    model.language = preferences.language
    model.languages = languages
    model.isMuted = preferences.isMuted
    model.volume = preferences.volume
    model.soundNote = preferences.soundLimitation().map(strings.told)
    model.reminder = deps.reminders.dailyMinute
    model.reminderNote = deps.reminders.limitation.map(strings.told)
    model.consent = deps.consent.answer
    model.sync = syncModel
    if !config.removeAdsProductId.isEmpty {
      model.ownsRemoveAds = deps.monetization.isEntitled(to: config.removeAdsProductId)
    }
    return model
  }

  func actOnSettings(_ id: String) -> SceneResponse {
    guard let change = settingsModel().change(for: id) else { return .ignored }
    switch change {
    case .back: closeScreen()
    case .consent(false): show(.question(.withdrawConsent))
    case .removeExport: show(.question(.removeExport))
    default: attempt { () throws(SaveError) in try make(change) }
    }
    return .changed
  }

  private func make(_ change: SettingsModel.Change) throws(SaveError) {
    switch change {
    case .palette(let palette): try preferences.set(palette)
    case .appearance(let appearance): try preferences.set(appearance)
    case .language(let language): try speak(language)
    case .muted(let isMuted): try preferences.setMuted(isMuted)
    case .volume(let volume): try preferences.setVolume(volume)
    case .reminder(let minute):
      try deps.reminders.setDailyMinute(minute)
      try keepReminderQuiet()
    case .consent(let answer): setConsent(answer)
    case .sync(let isOn):
      try syncSettings?.set(isPaused: !isOn)
      if isOn { gameEnded() }
    case .removeExport, .back: break
    }
  }

  /// English, then what the host's words and the game's own texts are translated into.
  private var languages: [String] {
    let texts = [config.title] + config.homeModes.map(\.title)
    let known = Set(ShellStrings.languages + texts.flatMap(\.translations.keys)).subtracting(["en"])
    return ["en"] + known.sorted()
  }
}

extension GameRoot {
  static var keep: String { "question.keep" }
  static var goAhead: String { "question.yes" }

  func confirmation(_ question: HostQuestion) -> ConfirmView {
    let words = strings.settings
    let isRemoval = question == .removeExport
    return ConfirmView(
      title: isRemoval ? words.removeExportQuestion : words.withdrawQuestion,
      message: words.removeExportMessage,
      choices: [
        .init(strings.cancel, action: Self.keep, hint: "n q esc"),
        .init(isRemoval ? words.remove : words.withdraw, action: Self.goAhead, hint: "y"),
      ])
  }

  func answer(_ question: HostQuestion, _ id: String) -> SceneResponse {
    guard id == Self.keep || id == Self.goAhead else { return .ignored }
    closeScreen()
    guard id == Self.goAhead else { return .changed }
    switch question {
    case .withdrawConsent: setConsent(false)
    case .removeExport:
      attempt { () throws(SaveError) in
        try preferences.removeExport()
        showToast(strings.settings.exportRemoved)
      }
    }
    return .changed
  }
}
