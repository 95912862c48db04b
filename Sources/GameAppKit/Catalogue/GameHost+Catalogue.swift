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
    let store = catalogueStore
    guard let reason = store?.quarantineReason(of: path) else { return (try load(path), nil) }
    do throws(SceneFault) {
      let game = try load(path)
      if let status = try? FileStatus(path: path),
        let record = try? store?.pluginRecord(of: PluginRecord.Facts(status))
      {
        try? store?.update(plugins: [], forgetting: [record.path])
      }
      return (game, "This game was set aside: \(reason). You named it, and now it could be loaded.")
    } catch {
      throw SceneFault(
        error.kind,
        "\(error.reason). It had been set aside because \(reason), and was tried once more because "
          + "you named it")
    }
  }
}
