import GameShellKit

/// What the player can set up: colours, language, sound, reminder, privacy; and what is owned.
public struct SettingsView: View {
  let model: SettingsModel

  /// Shows a model.
  public init(_ model: SettingsModel) { self.model = model }

  /// A page of short sections; Enter on a line takes its next value.
  public var body: some View {
    Page(words.title) {
      appearance
      sound
      reminder
      privacy
      if let sync = model.sync { syncing(sync) }
      if let owns = model.ownsRemoveAds { purchases(owns) }
      keys
    } footer: {
      KeyHint("q esc", model.strings.back, action: SettingsAction.back.rawValue)
    }
  }

  private var words: SettingsStrings { model.words }

  private var appearance: some View {
    PageSection(words.appearance) {
      SettingLine(words.palette, model.paletteName, .palette, isFocused: true)
      SettingLine(words.ground, model.appearanceName, .appearance)
      if let note = model.themeNote { SettingNote(note) }
      SettingLine(words.language, model.languageName, .language)
    }
  }

  private var sound: some View {
    PageSection(words.audio) {
      SettingLine(words.sounds, model.onOrOff(!model.isMuted), .muted)
      SettingStepper(words.volume, model.strings.percent(model.volume), back: .quieter, on: .louder)
        .disabled(model.isMuted)
      if let note = model.soundNote { SettingNote(note) }
    }
  }

  private var reminder: some View {
    PageSection(words.reminder) {
      SettingLine(
        words.remind, model.reminder.map(formatMinute) ?? model.onOrOff(false), .remind)
      if let minute = model.reminder {
        SettingStepper(words.hour, "\(minute / 60)", back: .hourBack, on: .hourOn)
        SettingStepper(
          words.minute, "\(minute % 60 < 10 ? "0" : "")\(minute % 60)", back: .minuteBack,
          on: .minuteOn)
      }
      if let note = model.reminderNote { SettingNote(note) }
    }
  }

  private var privacy: some View {
    PageSection(words.privacy) {
      SettingLine(
        words.export, model.consent == true ? model.strings.yes : model.strings.no, .consent)
      SettingLine(words.removeExport, "", .removeExport)
    }
  }

  private func syncing(_ sync: SettingsModel.Sync) -> some View {
    PageSection(words.sync) {
      if let isOn = sync.isOn {
        SettingLine(words.syncGames, model.onOrOff(isOn), .sync)
        SettingNote(sync.folder)
        ForEach(sync.notes) { SettingNote($0) }
      } else {
        SettingFact(words.syncGames, model.onOrOff(false))
        SettingNote(words.howToSync)
      }
    }
  }

  private func purchases(_ isOwned: Bool) -> some View {
    PageSection(words.purchases) {
      SettingFact(words.advertisements, isOwned ? words.adsRemoved : words.adsShown)
      if !isOwned { SettingNote(words.howToRedeem) }
    }
  }

  private var keys: some View {
    PageSection(model.strings.keys) {
      SettingFact(words.keyMove, "Tab ↑ ↓ ← →")
      SettingFact(words.keyChoose, "Enter")
      SettingFact(words.keyScroll, "PgUp PgDn")
      SettingFact(words.keyBack, "q Esc")
      SettingFact(words.keyMenu, "Esc")
      SettingFact(words.keyHelp, "?")
    }
  }
}

/// Minutes after midnight as a time of day, for example `19:05`.
func formatMinute(_ minute: Int) -> String {
  "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
}
