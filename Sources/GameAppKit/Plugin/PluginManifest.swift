import GameShellKit

/// A plugin's manifest, as it stands in its JSON; `docs/manifest.schema.json` describes it.
struct PluginManifest: Decodable {
  struct Tints: Decodable {
    var primary, secondary: String
  }
  struct Theme: Decodable {
    var light: [String: String]?
    var dark: [String: String]?
  }
  struct Reminder: Decodable {
    var title, body: ManifestText
  }
  struct Mode: Decodable {
    var id: String
    var title: ManifestText
    var subtitle: ManifestText?
    var route: String
    var key: String?
    var daily: Bool?
  }
  struct Cloud: Decodable {
    var container: String
  }
  struct Leaderboard: Decodable {
    var id: String
    var title: ManifestText
    var lowerIsBetter: Bool?
    var unit: String?
  }
  struct Achievement: Decodable {
    var id: String
    var title, detail: ManifestText
  }
  struct Size: Decodable {
    var columns, rows: Int
  }

  var subsystem: String
  var title: ManifestText
  var version: String
  var tints: Tints
  var theme: Theme?
  var audioKeyPrefix: String
  var reminder: Reminder
  var homeModes: [Mode]
  var removeAdsProductId: String
  var cloud: Cloud
  var vendorKey: String?
  var leaderboards: [Leaderboard]?
  var achievements: [Achievement]?
  var stateVersion: UInt32
  var minimumSize: Size?
}

/// A string, or an object from language to string with at least `en`.
struct ManifestText: Decodable {
  var text: LocalizedText

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let plain = try? container.decode(String.self) {
      text = LocalizedText(plain)
      return
    }
    let translations = try container.decode([String: String].self)
    guard let base = translations["en"] else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a text with translations needs one for \"en\"")
    }
    text = LocalizedText(base, translations: translations)
  }
}
