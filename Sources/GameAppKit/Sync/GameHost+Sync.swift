public import GameShellKit
import GameShellUI
import Platform
import SQLiteStore

extension GameHost {
  /// Where games are synced; nil when nothing is kept.
  public var syncSettings: SyncSettings? {
    // What the player set for all runs counts in a safe mode too: it changes no screen.
    (try? liveStack()).flatMap { _ in seams.map { SyncSettings($0.store) } }
  }

  /// Lets syncing take part in a game that was wired: when it is opened, after each finished game
  /// and when it is left.
  func sync(_ wired: WiredGame<PluginRoute>) {
    guard seams != nil else { return }
    syncGame = CloudSyncJob.Game(
      subsystem: wired.root.config.subsystem, container: wired.root.config.cloud.container)
    syncRoot = wired.root
    wired.root.gameEnded = { [weak self] in self?.startSync() }
    wired.root.syncSettings = syncSettings
    if isShowing { startSync() }
  }

  /// Syncs the game that is being played, beside the play; does nothing without a folder.
  func startSync() {
    guard let game = syncGame, let seams, let folder = syncSettings?.activeFolder else { return }
    if cloudSync == nil {
      cloudSync = try? CloudSync()
      if let cloudSync { cloudSyncMade(cloudSync) }
    }
    cloudSync?.request(
      CloudSyncJob(
        game: game, folder: folder, store: seams.store.syncable, factory: cloud,
        now: clock.now.wall))
  }

  /// Syncs before a bot plays: it sees no screen that could change beside its play.
  func syncBeforePlay() {
    isShowing = true
    startSync()
    _ = cloudSync?.finish(milliseconds: 1500)
    _ = takeSyncResults()
  }

  /// Syncs once more at the end of the run, for as long as a player should wait.
  func finishSync() {
    startSync()
    _ = cloudSync?.finish(milliseconds: 1500)
  }

  /// Takes what syncs have brought; answers whether the screen may differ.
  func takeSyncResults() -> Bool {
    guard let cloudSync else { return false }
    var isDifferent = false
    for result in cloudSync.takeResults() where result.game == syncGame {
      guard let root = syncRoot else { continue }
      root.home = nil
      isDifferent = true
      if result.newCopies > 0 { root.showToast(root.strings.toasts.syncCopies) }
    }
    return isDifferent
  }

  /// Names the folder to sync through, or with nil forgets it.
  public func setSyncFolder(_ folder: String?) throws(SaveError) {
    _ = try liveStack()
    try syncSettings?.set(folder: folder, dataFolder: options.dataFolder)
  }

  /// Syncs every game that was found, and waits for it; answers how each went, by title.
  public func syncAll() throws(SaveError) -> [(title: String, status: CloudSyncStatus)] {
    _ = try liveStack()
    guard let seams, let folder = syncSettings?.activeFolder else { return [] }
    return catalogue().compactMap { entry in
      guard let game = entry.game, entry.standing == .playable else { return nil }
      let job = CloudSyncJob(
        game: CloudSyncJob.Game(subsystem: game.subsystem, container: game.cloudContainer),
        folder: folder, store: seams.store.syncable, factory: cloud, now: clock.now.wall)
      return (game.title.text(for: options.locale), job.run().status)
    }
  }
}
