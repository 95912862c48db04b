import GameShellKit
import SQLiteStore

extension GameHost {
  /// Decides on the advertisements at a game's Home; nil where nothing is kept.
  ///
  /// One history serves all games, so that changing games earns nobody another advertisement.
  func advertisements(for wired: WiredGame<PluginRoute>) -> AdController? {
    guard let seams else { return nil }
    // Where licences cannot be checked, the player may own what nobody can see here.
    if wired.report.failures.contains(where: { $0.step == .monetization }) { return nil }
    defer { hasBegunAdSession = true }
    return AdController(
      provider: CatalogueAds(host: self, playing: wired.root.config.subsystem),
      monetization: wired.deps.monetization,
      removeAdsProductId: wired.root.config.removeAdsProductId, clock: wired.deps.clock,
      store: seams.store.slots(of: "gamehost"), beginsSession: !hasBegunAdSession)
  }
}

/// House advertisements for the other games that were found; the folders are looked at when the
/// first one is wanted, which in most sessions is never.
private final class CatalogueAds: AdProvider {
  private unowned let host: GameHost
  private let subsystem: String
  private lazy var ads = HouseAds(
    catalogue: host.knownGames().map { _, game in
      Advertisement(id: game.subsystem, title: game.title, tints: game.tints)
    }, playing: subsystem)

  init(host: GameHost, playing subsystem: String) {
    self.host = host
    self.subsystem = subsystem
  }

  func advertisement(number: Int) -> Advertisement? { ads.advertisement(number: number) }
}
