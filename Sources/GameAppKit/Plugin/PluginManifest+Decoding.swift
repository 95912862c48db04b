import FoundationEssentials
import GameShellKit

extension PluginManifest {
  /// Reads a manifest; the fault names the member that is wrong.
  init(json: [UInt8], plugin: String) throws(SceneFault) {
    do {
      self = try JSONDecoder().decode(PluginManifest.self, from: Data(json))
    } catch let error as DecodingError {
      throw SceneFault(.refused, "\(plugin): the manifest cannot be used: \(error.sentence)")
    } catch {
      throw SceneFault(.refused, "\(plugin): the manifest cannot be used: \(error)")
    }
    try check(plugin: plugin)
  }

  private func check(plugin: String) throws(SceneFault) {
    func fail(_ sentence: String) -> SceneFault {
      SceneFault(.refused, "\(plugin): the manifest cannot be used: \(sentence)")
    }
    guard Self.isIdentifier(subsystem) else {
      throw fail(
        "subsystem \"\(subsystem)\" is not a reverse-DNS name of a-z, A-Z, 0-9, '.', '-', '_'")
    }
    guard !title.text.base.isEmpty else { throw fail("title is empty") }
    guard !homeModes.isEmpty, homeModes.count <= 64 else {
      throw fail("homeModes has \(homeModes.count) entries; a game has 1 to 64")
    }
    var seen: Set<String> = []
    for mode in homeModes {
      guard Self.isIdentifier(mode.id) else {
        throw fail("the mode id \"\(mode.id)\" is not a name")
      }
      guard seen.insert(mode.id).inserted else {
        throw fail("two modes have the id \"\(mode.id)\"")
      }
      guard !mode.route.isEmpty else { throw fail("the mode \"\(mode.id)\" has no route") }
    }
    for (field, value) in [("primary", tints.primary), ("secondary", tints.secondary)]
    where RGB(value) == nil {
      throw fail("tints.\(field) \"\(value)\" is not a colour like #1e90ff")
    }
  }

  static func isIdentifier(_ text: String) -> Bool {
    (1...128).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
          UInt8(ascii: "_"):
          true
        default: false
        }
      } && text.first != "."
  }

  var gameTheme: GameTheme {
    func colours(_ raw: [String: String]?) -> [Role: RGB] {
      var result: [Role: RGB] = [:]
      for role in Role.allCases {
        if let text = raw?["\(role)"], let colour = RGB(text) { result[role] = colour }
      }
      return result
    }
    return GameTheme(light: colours(theme?.light), dark: colours(theme?.dark))
  }

  /// The content as a configuration whose parts come from a plugin.
  func config(
    makeRouteFactory: @escaping (GameDeps) -> any RouteFactory<PluginRoute>
  ) -> GameConfig<PluginRoute> {
    GameConfig(
      subsystem: subsystem, title: title.text, version: version, theme: gameTheme,
      tints: GameTints(
        primary: RGB(tints.primary) ?? RGB(hex: 0x808080),
        secondary: RGB(tints.secondary) ?? RGB(hex: 0x808080)),
      audioKeyPrefix: audioKeyPrefix,
      reminder: ReminderCopy(title: reminder.title.text, body: reminder.body.text),
      homeModes: homeModes.compactMap { mode in
        PluginRoute(path: mode.route).map {
          HomeMode(
            id: mode.id, title: mode.title.text, subtitle: mode.subtitle?.text ?? "", route: $0,
            key: mode.key ?? "", isDaily: mode.daily ?? false)
        }
      },
      removeAdsProductId: removeAdsProductId, cloud: CloudConfig(container: cloud.container),
      vendorKey: vendorKey ?? "",
      leaderboards: (leaderboards ?? []).map {
        LeaderboardDefinition(
          id: $0.id, title: $0.title.text, lowerIsBetter: $0.lowerIsBetter ?? true,
          unit: $0.unit.flatMap(LeaderboardDefinition.Unit.init) ?? .milliseconds)
      },
      achievements: (achievements ?? []).map {
        AchievementDefinition(id: $0.id, title: $0.title.text, detail: $0.detail.text)
      },
      stateVersion: stateVersion,
      minimumSize: CellSize(columns: minimumSize?.columns ?? 20, rows: minimumSize?.rows ?? 8),
      makeRouteFactory: makeRouteFactory)
  }
}

extension DecodingError {
  /// What is wrong, and where.
  fileprivate var sentence: String {
    func place(_ path: [any CodingKey]) -> String {
      path.isEmpty
        ? "the manifest"
        : path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
          .joined(separator: ".")
    }
    switch self {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath + [key])) is missing"
    case .typeMismatch(let type, let context):
      return "\(place(context.codingPath)) is not a \(type)"
    case .valueNotFound(_, let context): return "\(place(context.codingPath)) is null"
    case .dataCorrupted(let context):
      return "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: return "\(self)"
    }
  }
}
