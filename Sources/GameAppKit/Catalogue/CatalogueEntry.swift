public import GameShellKit

/// A file in a plugin folder, and what is known of it.
public struct CatalogueEntry: Sendable {
  /// The game's content, as its manifest says.
  public struct Game: Sendable {
    /// The namespace, which tells games apart.
    public var subsystem: String
    /// The title.
    public var title: LocalizedText
    /// The version.
    public var version: String
    /// The two colours.
    public var tints: GameTints
    /// The modes' titles.
    public var modes: [String]
  }

  /// The file.
  public var path: String
  /// The game, or why the file cannot be played.
  public var result: Result<Game, SceneFault>
}
