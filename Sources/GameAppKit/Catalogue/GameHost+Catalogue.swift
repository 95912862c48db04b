import GameShellKit
import Platform
import SQLiteStore

extension GameHost {
  /// The store, where findings are kept; nil when nothing is to be kept or it cannot be opened.
  var catalogueStore: SQLiteStore? {
    guard !options.isEphemeral, (try? liveStack()) != nil else { return nil }
    return seams?.store
  }

  func makeCatalogue() -> Catalogue { Catalogue(options: options, store: catalogueStore) }

  /// Every game in the plugin folders, and every file there that should be one but is not.
  ///
  /// Libraries that do not export the door at all are helpers of games, and passed over. Files
  /// that have not changed since they were looked at are not loaded.
  public func catalogue() -> [CatalogueEntry] {
    let catalogue = makeCatalogue()
    catalogue.refresh()
    return catalogue.entries
  }

  /// The games that can be played, as far as they are known; nothing is looked at for it.
  func knownGames() -> [(path: String, game: CatalogueEntry.Game)] {
    let catalogue = makeCatalogue()
    catalogue.refresh(milliseconds: 0)
    return catalogue.entries.compactMap { entry in
      guard entry.standing == .playable, let game = entry.game else { return nil }
      return (entry.path, game)
    }
  }

  /// What a file is, looked at now in a stage that ends at once; nothing of it is kept.
  public func inspect(_ path: String) -> CatalogueEntry {
    let catalogue = Catalogue(options: options, store: nil)
    catalogue.scan(path)
    return catalogue.entry(of: path)
      ?? CatalogueEntry(
        path: path, result: .failure(SceneFault(.refused, "\(path) is not a game")))
  }

  /// Looks at the files that are new or have changed, and says how many those were.
  ///
  /// With a path only that file is looked at. `retrying` ends the quarantine first, of that file
  /// or of all.
  public func scan(
    _ path: String? = nil, retrying: Bool = false
  ) -> (entries: [CatalogueEntry], scanned: Int) {
    let catalogue = makeCatalogue()
    catalogue.refresh(milliseconds: 0)
    if retrying {
      catalogue.retry(path)
      catalogue.refresh(milliseconds: 0)
    }
    guard let path else {
      let count = catalogue.pending.count
      catalogue.refresh()
      return (catalogue.entries, count)
    }
    let isPending = catalogue.entry(of: path) == nil || catalogue.pending.contains(path)
    if isPending { catalogue.scan(path) }
    return (catalogue.entry(of: path).map { [$0] } ?? [], isPending ? 1 : 0)
  }

  /// Makes the player's own plugin folder if it is among the folders, so that the first game can
  /// be dropped into it while the library is shown.
  func makeOwnPluginFolder() {
    let own = Path.join(options.dataFolder, "plugins")
    // A folder that cannot be made is simply not there.
    if !options.isEphemeral, options.folders.paths.contains(own) {
      try? FileSystem.makeFolders(own)
    }
  }

  /// Loads a game that was named by the player; one that is set aside is tried all the same.
  ///
  /// Gives what the player must be told. What could be loaded is not set aside any longer.
  func loadNamed(_ path: String) throws(SceneFault) -> (game: PluginGame, notice: String?) {
    let game: PluginGame
    do throws(SceneFault) {
      // The store comes up while the game does, so it is asked only then.
      game = try load(path)
    } catch {
      guard let reason = catalogueStore?.quarantine(of: path)?.reason else { throw error }
      throw SceneFault(
        error.kind,
        "\(error.reason). It had been set aside because \(reason), and was tried once more because "
          + "you named it")
    }
    guard let store = catalogueStore, let found = store.quarantine(of: path) else {
      return (game, nil)
    }
    // If this fails, it is set aside a little longer.
    try? store.update(plugins: [], forgetting: [found.path])
    return (
      game, "This game was set aside: \(found.reason). You named it, and now it could be loaded."
    )
  }
}
