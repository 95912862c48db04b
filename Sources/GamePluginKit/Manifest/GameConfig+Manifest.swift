import GameShellKit

extension GameConfig {
  /// The content, without the closures, as JSON that `docs/manifest.schema.json` describes.
  var manifest: String {
    JSONText.object([
      ("subsystem", .string(subsystem)),
      ("title", title.json),
      ("version", .string(version)),
      ("tints", tints.json),
      ("theme", theme.json),
      ("audioKeyPrefix", .string(audioKeyPrefix)),
      ("reminder", .object([("title", reminder.title.json), ("body", reminder.body.json)])),
      ("homeModes", .list(homeModes.map(\.json))),
      ("removeAdsProductId", .string(removeAdsProductId)),
      ("cloud", .object([("container", .string(cloud.container))])),
      ("vendorKey", .string(vendorKey)),
      ("leaderboards", .list(leaderboards.map(\.json))),
      ("achievements", .list(achievements.map(\.json))),
      ("stateVersion", .integer(Int(stateVersion))),
      ("minimumSize", minimumSize.json),
    ]).text
  }
}

extension LocalizedText {
  /// A string, or an object from language to string where there are translations.
  fileprivate var json: JSONText {
    guard !translations.isEmpty else { return .string(base) }
    var texts = translations
    texts["en"] = texts["en"] ?? base
    return .object(texts.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
  }
}

extension GameTints {
  fileprivate var json: JSONText {
    .object([("primary", .string(primary.hexText)), ("secondary", .string(secondary.hexText))])
  }
}

extension GameTheme {
  fileprivate var json: JSONText { .object([("light", json(light)), ("dark", json(dark))]) }

  /// By the roles' Swift names, in the order of their numbers.
  private func json(_ colours: [Role: RGB]) -> JSONText {
    .object(
      colours.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { ("\($0.key)", .string($0.value.hexText)) })
  }
}

extension HomeMode {
  fileprivate var json: JSONText {
    .object([
      ("id", .string(id)), ("title", title.json), ("subtitle", subtitle.json),
      ("route", .string(route.path)), ("key", .string(key)), ("daily", .flag(isDaily)),
    ])
  }
}

extension LeaderboardDefinition {
  fileprivate var json: JSONText {
    .object([
      ("id", .string(id)), ("title", title.json), ("lowerIsBetter", .flag(lowerIsBetter)),
      ("unit", .string(unit.rawValue)),
    ])
  }
}

extension AchievementDefinition {
  fileprivate var json: JSONText {
    .object([("id", .string(id)), ("title", title.json), ("detail", detail.json)])
  }
}

extension CellSize {
  fileprivate var json: JSONText {
    .object([("columns", .integer(columns)), ("rows", .integer(rows))])
  }
}
