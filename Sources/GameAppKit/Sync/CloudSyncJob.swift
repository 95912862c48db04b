import GameShellKit
import SQLiteStore

/// One sync of one game.
struct CloudSyncJob: Sendable {
  /// A game that can be synced.
  struct Game: Hashable, Sendable {
    var subsystem: String
    /// Its `CloudConfig.container`.
    var container: String
  }

  /// What came of it.
  struct Result: Sendable {
    var game: Game
    /// Whether the player sees a difference.
    var hasChanged = false
    /// How many saved games gave way to another machine's.
    var newCopies = 0
    var status: CloudSyncStatus
  }

  var game: Game
  var folder: String
  var store: SyncableStore
  var factory: any PrivateCloudGatewayFactory
  /// Unix milliseconds.
  var now: Int64

  /// Fetches, merges and publishes. Ended at any point, it is done again with the same effect.
  func run() -> Result {
    var result = Result(game: game, status: CloudSyncStatus(at: now))
    do throws(SaveError) {
      let local = try SyncStore(store, subsystem: game.subsystem)
      do throws(SaveError) {
        let cloud = try factory.gateway(
          container: game.container, subsystem: game.subsystem, folder: folder)
        let contents = try cloud.fetch()
        result.status.skipped = contents.skipped
        let outcome = try local.merge(contents.parts)
        (result.hasChanged, result.newCopies) = (outcome.hasChanged, outcome.newCopies)
        if let part = outcome.part { try cloud.publish(part) }
      } catch {
        result.status.failure = error.description
      }
      try local.note(result.status.text)
    } catch {
      result.status.failure = result.status.failure ?? error.description
    }
    return result
  }
}
