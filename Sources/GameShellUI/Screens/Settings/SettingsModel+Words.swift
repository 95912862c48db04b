import GameShellKit

extension SettingsModel {
  var paletteName: String {
    switch palette {
    case .system: words.paletteSystem
    case .highContrast: words.paletteHighContrast
    case .colorBlindSafe: words.paletteColorBlindSafe
    }
  }

  var appearanceName: String {
    switch appearance {
    case nil: words.automatic
    case .light: words.light
    case .dark: words.dark
    }
  }

  var languageName: String { language.map(Self.nameOfLanguage) ?? words.automatic }

  /// A language by the name that its speakers give it; the tag itself where that is not known.
  static func nameOfLanguage(_ tag: String) -> String {
    let names = [
      "en": "English", "de": "Deutsch", "es": "Español", "fr": "Français", "it": "Italiano",
      "ja": "日本語", "ko": "한국어", "nl": "Nederlands", "pl": "Polski", "pt": "Português",
      "ru": "Русский", "zh-Hans": "简体中文", "zh-Hant": "繁體中文",
    ]
    return names[tag] ?? tag
  }

  func onOrOff(_ isOn: Bool) -> String { isOn ? words.on : words.off }

  var words: SettingsStrings { strings.settings }
}
