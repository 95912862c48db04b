public import GameShellKit

/// A file in a plugin folder, and what is known of it.
public struct CatalogueEntry: Sendable {
  /// The game's content, as its manifest says.
  public struct Game: Hashable, Sendable {
    /// The namespace, which tells games apart.
    public var subsystem: String
    /// The title.
    public var title: LocalizedText
    /// The version.
    public var version: String
    /// The two colours.
    public var tints: GameTints
    /// The modes' titles.
    public var modes: [LocalizedText]
    /// The product that removes advertisements; empty for none.
    public var removeAdsProductId: String
    /// The key that signs the vendor's licences; empty for none.
    public var vendorKey: String
    /// Names the game's folder within the player's synchronised folder.
    public var cloudContainer: String
  }

  /// What a host does with a file.
  public enum Standing: Hashable, Sendable {
    /// The game can be played; it is the best of its versions.
    case playable
    /// Another file holds a version of the same game that is preferred to this one.
    case shadowed(by: String)
    /// It crashed or stalled when it was looked at, and is left alone until its file changes.
    case quarantined
    /// It cannot be used.
    case broken
  }

  /// The file.
  public var path: String
  /// The game, or why the file cannot be played.
  public var result: Result<Game, SceneFault>
  /// What the host does with it.
  public var standing: Standing

  init(path: String, result: Result<Game, SceneFault>, standing: Standing? = nil) {
    self.path = path
    self.result = result
    if let standing {
      self.standing = standing
    } else if case .success = result {
      self.standing = .playable
    } else {
      self.standing = .broken
    }
  }

  /// The game that the file holds; nil when it holds none that can be used.
  public var game: Game? { try? result.get() }

  /// The word by which a player can name the file: its name without `lib` and `.so`.
  public var name: String { PluginFolders.bare(PluginGame.name(of: path)) }

  /// Why the file is not played, as a sentence that calls it by its name; nil for a game.
  public var problem: String? {
    guard case .failure(let fault) = result else { return nil }
    let file = PluginGame.name(of: path)
    let reason = fault.reason.replacing(path, with: file)
    return reason.hasPrefix(file) ? reason : "\(file): \(reason)"
  }
}

extension [CatalogueEntry] {
  /// The entries with one version of each game left playable: the newest, and among equal ones
  /// that which stands first.
  func choosingVersions() -> [CatalogueEntry] {
    var best: [String: (index: Int, version: SemanticVersion)] = [:]
    for (index, entry) in enumerated() {
      guard let game = entry.game else { continue }
      let version = SemanticVersion(game.version)
      if let known = best[game.subsystem], known.version >= version { continue }
      best[game.subsystem] = (index, version)
    }
    return enumerated().map { index, entry in
      guard let game = entry.game, let chosen = best[game.subsystem], chosen.index != index else {
        return entry
      }
      var entry = entry
      entry.standing = .shadowed(by: self[chosen.index].path)
      return entry
    }
  }
}
