public import GameShellKit
import GameShellUI
import SQLiteStore

/// A saved game that gave way to another device's.
public struct SyncCopy: Hashable, Sendable {
  /// By which it can be recovered.
  public var number: Int64
  /// The game's title, or its subsystem where it is not installed.
  public var title: String
  /// The place in the game.
  public var route: String
  /// What the game said of it; may be empty.
  public var summary: String
  /// When it was saved, for people.
  public var savedAt: String
}

extension GameHost {
  /// The saved games that gave way to another device's, newest first.
  public func syncCopies() throws(SaveError) -> [SyncCopy] {
    _ = try liveStack()
    guard let copies = try seams?.store.syncCopies(), !copies.isEmpty else { return [] }
    let games = catalogue().compactMap(\.game)
    return copies.map { copy in
      let game = games.first { $0.subsystem == copy.subsystem }
      return SyncCopy(
        number: copy.number, title: game?.title.text(for: options.locale) ?? copy.subsystem,
        route: copy.game.route, summary: copy.game.snapshot.summary,
        savedAt: localTime(copy.game.savedAt))
    }
  }

  /// Puts a copy back into its place; what is there becomes a copy. False when there is none with
  /// that number.
  public func recover(copy number: Int64) throws(SaveError) -> Bool {
    _ = try liveStack()
    return try seams?.store.recover(copy: number, now: clock.now.wall) ?? false
  }
}
