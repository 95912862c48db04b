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
  /// The games in the plugin folders with their vendors' keys, by the manifests that are kept:
  /// only files that are new or have changed are loaded. What is no game is passed over.
  public func licensedGames() -> [LicensedGame] {
    catalogue().compactMap { entry in
      guard let game = entry.game, entry.standing == .playable else { return nil }
      return LicensedGame(
        subsystem: game.subsystem, title: game.title.text(for: options.locale),
        products: [game.removeAdsProductId], vendorKey: game.vendorKey)
    }
  }

  /// The redeemed licences of this player.
  public var licences: LicenceStore { LicenceStore(dataFolder: options.dataFolder) }

  /// The trusted keys and the policy of this player.
  public func makeTrustStore() -> TrustStore { TrustStore(folder: options.configFolder) }
}
