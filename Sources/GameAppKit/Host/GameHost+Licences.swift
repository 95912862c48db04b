import GameStage
public import OfflineLicences
import Platform
public import PluginTrust

extension LicensedGame {
  /// What a configuration says of licences.
  public init<Route: GameRoute>(_ config: GameConfig<Route>, locale: String) {
    self.init(
      subsystem: config.subsystem, title: config.title.text(for: locale),
      products: [config.removeAdsProductId], vendorKey: config.vendorKey)
  }
}

extension GameHost {
  /// The games in the plugin folders with their vendors' keys, each asked in a stage that ends at
  /// once. Files that are no games are passed over.
  public func licensedGames() -> [LicensedGame] {
    options.folders.candidates().compactMap { path in
      guard (try? PluginFile(path: path, entry: StageProcess.entrySymbol)) != nil,
        let game = try? load(path)
      else { return nil }
      defer { game.end() }
      return LicensedGame(game.config, locale: options.locale)
    }
  }

  /// The redeemed licences of this player.
  public var licences: LicenceStore { LicenceStore(dataFolder: options.dataFolder) }

  /// The trusted keys and the policy of this player.
  public func makeTrustStore() -> TrustStore { TrustStore(folder: options.configFolder) }
}
