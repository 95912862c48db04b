import GameShellKit

extension GameDeps {
  /// The seams as they reach through the door. A group that the host lacks is answered by its
  /// in-memory double, so a game needs no special case.
  static func throughDoor(_ link: HostLink, locale: String) -> GameDeps {
    let services = link.services
    var deps = GameDeps.inMemory(clock: HostClock(link), locale: locale)
    if let group = services.telemetry { deps.telemetry = HostTelemetry(link, group) }
    if let group = services.errorReporter { deps.errorReporter = HostErrorReporter(link, group) }
    if let group = services.gameCenter { deps.gameCenter = HostGameCenter(link, group) }
    if let group = services.persistence { deps.saveStore = HostSaveStore(link, group) }
    deps.saves = HostSavedGames(link, services.persistence)
    if let group = services.monetization { deps.monetization = HostMonetization(link, group) }
    if let group = services.audio { deps.audio = HostAudioPlayer(link, group) }
    if let group = services.consent { deps.consent = HostConsent(link, group) }
    if let group = services.reminders { deps.reminders = HostReminders(link, group) }
    if let group = services.environment { deps.completions = HostCompletionSink(link, group) }
    return deps
  }
}
